import { expect, test } from 'vitest'
import { pathOf, site } from '../../../src/client/engine/declared/site'
import growthTask from '../../../src/entities/task-center/growth-task'
import { checkDeclarations } from '../../../src/schema/check'
import { scheduleOf, type Entity } from '../../../src/schema/entity'
import { pageRoles, type Page } from '../../../src/schema/page'
import { registry } from '../../../src/server/base/declarations'

const declared = { entities: {}, sections: {}, pages: {}, commands: {} }
const faultsWith = (more: Partial<typeof registry>, place: string) =>
  checkDeclarations({ ...registry, ...more }, declared).filter((fault) => fault.startsWith(place))
const withEntity = (words: Partial<Entity>) =>
  faultsWith(
    { entities: new Map([...registry.entities, [growthTask.name, { ...growthTask, ...words }]]) },
    'entities growthTask',
  )
const withPage = (id: string, words: Partial<Page>) => {
  const info = registry.pages.get(id)!
  return faultsWith(
    { pages: new Map([...registry.pages, [id, { ...info, page: { ...info.page, ...words } as Page }]]) },
    `pages${info.path}`,
  )
}

test('a schedule is from one moment until another', () => {
  expect(withEntity({ schedule: { from: 'name' } })).toEqual([
    expect.stringContaining('schedule: "name" is no moment but captions. Name an instant or a date.'),
  ])
})

test('a schedule that is not declared is that of the clock', () => {
  const clock = [{ states: ['live'], until: 'endsAt' }]
  expect(scheduleOf({ clock })).toEqual({ until: 'endsAt' })
  expect(scheduleOf({ clock, schedule: { from: 'startsAt' } })).toEqual({ from: 'startsAt' })
})

test('states and fields that a word names are the entity’s own', () => {
  expect(withEntity({ final: ['over'] })).toEqual([expect.stringContaining('final: "over" is not a state.')])
  expect(withEntity({ visibleIn: ['seen'] })).toEqual([expect.stringContaining('visibleIn: "seen" is not a state.')])
  expect(withEntity({ targeting: { clients: 'phones' } })).toEqual([
    expect.stringContaining('targeting clients: "phones" is not a field.'),
  ])
})

test('who looks after a record is one of those whose work it is', () => {
  expect(withEntity({ caredForBy: 'createdBy' })).toEqual([
    expect.stringContaining('is none of those that it is assigned to'),
  ])
})

test('a queue waits by what its list shows', () => {
  expect(withPage('ad-manage.ad-list-approval', { queue: { due: 'dueAt' } })).toEqual([
    expect.stringContaining('queue due: "dueAt" is none of its columns.'),
  ])
  expect(withPage('user-manage.user-list', { queue: { since: 'createdAt' } })).toEqual([
    expect.stringContaining('queue: only a queue has records that wait.'),
  ])
  expect(withPage('ad-manage.ad-list-approval', { queue: { holder: 'name' } })).toEqual([
    expect.stringContaining('queue holder: "name" refers to nobody but is string.'),
  ])
})

test('a role and a letter are of one page each', () => {
  expect(withPage('user-manage.user-list', { role: 'jobs' })).toEqual([
    expect.stringContaining('role "jobs" is that of'),
  ])
  expect(withPage('user-manage.user-list', { goKey: 'p' })).toEqual([expect.stringContaining('goKey "p" is that of')])
})

test('a key leads to no page that asks for a record', () => {
  expect(withPage('user-manage.user-detail', { goKey: 'x' })).toEqual([
    expect.stringContaining('its address asks for a record'),
  ])
})

test('the shell knows the address of each role', () => {
  expect(pageRoles.map(pathOf)).toEqual([
    '/dashboard',
    '/profile/index',
    '/report-center/index',
    '/report-center/jobs',
    '/report-center/approvals',
    '/401',
    '/404',
    '/redirect',
  ])
  expect([...site.pages.values()].filter(({ page }) => page.goKey !== undefined)).toHaveLength(6)
})
