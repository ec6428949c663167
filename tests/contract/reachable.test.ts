import { describe, expect, test } from 'vitest'
import { pageAddress } from '../../src/client/engine/parts/address-for'
import { matchPage } from '../../src/client/engine/declared/page-match'
import { parametersOf, takesRest } from '../../src/schema/route'
import { subjectsOf } from '../../src/schema/route-subjects'
import type { SitePage } from '../../src/schema/site-map'
import { registry } from '../../src/server/base/declarations'
import { declaredTitles } from '../../src/run/support/command-index/declared-titles'

const pages = [...registry.pages.values()].filter(({ page, path }) => page.access !== 'anyone' && !takesRest(path))
const titles = new Map(declaredTitles().map((title) => [title.id, title]))

describe('every page that an account may open has its "Go to …" command, hidden from the menu or not', () => {
  test.each(pages.map((info) => [info.path, info] as const))('%s', (path, info) => {
    const go = registry.commands.get(`${info.id}.go`)
    expect(go?.permission).toBe(info.page.access === 'signedIn' ? '' : info.permission)
    expect(titles.get(`${info.id}.go`)).toMatchObject({ route: path })
    const asks = go?.command.asks ?? {}
    expect(Object.values(asks).map(({ required, type }) => [required, type])).toEqual(
      Object.values(asks).map(() => [true, expect.stringMatching(/^(ref|enum)$/) as string]),
    )
    const needed = parametersOf(path).filter(({ isOptional }) => !isOptional)
    expect(Object.keys(asks)).toEqual(expect.arrayContaining(needed.map(({ name }) => name)))
    const asked = Object.fromEntries(Object.keys(asks).map((name) => [name, 7]))
    const address = new URL(pageAddress(path, asked), 'http://console')
    expect(matchPage(pages as Iterable<SitePage>, address.pathname)?.info).toBe(info)
    const left = Object.keys(asks).filter((name) => !needed.some((parameter) => parameter.name === name))
    expect([...address.searchParams.keys()]).toEqual(left)
  })
})

test('a page about a record is gone to with the record asked for', () => {
  const asked = (id: string) =>
    Object.entries(registry.commands.get(`${id}.go`)?.command.asks ?? {}).map(([name, field]) => [
      name,
      'to' in field ? field.to : field.type,
    ])
  expect(asked('app-manage.home-page-list')).toEqual([['navigationId', 'navigation']])
  expect(asked('user-manage.user-detail')).toEqual([['id', 'user']])
  expect(asked('service-manage.push-detail')).toEqual([['id', 'push']])
  expect(asked('staff-manage.role-permission')).toEqual([['roleId', 'role']])
  expect(asked('goods-and-order.report')).toEqual([['type', 'enum']])
  expect(asked('goods-and-order.pool-setting')).toEqual([
    ['type', 'enum'],
    ['id', 'prizePool'],
  ])
  expect(asked('activity-manage.live-activity-rank-add')).toEqual([['temId', 'liveActivityTemplate']])
  expect(asked('activity-manage.live-activity-template-add')).toEqual([])
})

test('what a parameter tells is known of every page', () => {
  const unknown = pages.flatMap((info) =>
    subjectsOf(info)
      .filter(({ to, field }) => to === undefined && field === undefined)
      .map(({ name }) => `${info.path} ${name}`),
  )
  expect(unknown).toEqual([])
  const targets = pages.flatMap((info) => subjectsOf(info).flatMap(({ to }) => to ?? []))
  expect(targets.filter((name) => !registry.entities.has(name))).toEqual([])
})
