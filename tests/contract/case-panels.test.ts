import { describe, expect, test, vi } from 'vitest'
import { readBeside, tableColumns } from '../../src/client/engine/parts/row-cells'
import { isListing } from '../../src/schema/page'
import { panelsOf } from '../../src/schema/panel'
import { registry } from '../../src/server/base/declarations'
import { columnsIn } from '../../src/server/access/list-scope'
import { listsOf } from '../../src/server/access/shown-lists'

vi.mock('../../src/client/engine/declared/registry', () => import('../../src/server/base/declarations'))

const queues = [...registry.pages.values()].flatMap(({ id, page }) =>
  isListing(page) && page.kind === 'queue' ? [[id, page] as const] : [],
)

/** Queues whose cases are judged by what they say themselves. */
const withoutPanels: Readonly<Record<string, string>> = {
  'review-manage.episode-statistics-check': 'a sheet of figures with its decisions as tabs',
}

test.each(queues)('the queue %s says by what its cases are judged, or why not', (id, page) => {
  expect(panelsOf(page).length > 0 || id in withoutPanels).toBe(true)
})

/** Queues whose cases say by themselves what they are about: by a film, in a conversation, or beside what they are laid. */
const saysItself = ({ film, thread, compare }: (typeof queues)[number][1]) =>
  film !== undefined || thread !== undefined || compare !== undefined

test.each(queues)('the queue %s says what its cases are about, or why not', (id, page) => {
  expect((page.subject ?? []).length > 0 || saysItself(page) || id in withoutPanels).toBe(true)
})

const pages = [...registry.pages.values()].flatMap(({ id, page }) =>
  panelsOf(page).length > 0 ? [[id, panelsOf(page)] as const] : [],
)

test('an order is read with what it leads to', () => {
  expect(pages.map(([id]) => id)).toContain('goods-and-order.order-detail')
})

describe.each(pages)('the page %s', (_id, panels) => {
  test('tells its panels apart by their keys', () => {
    const keys = panels.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('finds further records by what some list of them can be filtered by', () => {
    const unfound = panels.flatMap(({ key, entity, by }) => {
      const found = listsOf(registry, entity).flatMap(({ list }) => [
        ...[...list.columns, ...(list.filters ?? []), ...(list.moreFilters ?? [])].map(String),
        ...('by' in list ? [String(list.by)] : []),
      ])
      return by === undefined || found.includes(String(by)) ? [] : [`${key} ${by}`]
    })
    expect(unfound).toEqual([])
  })

  test('tells of further records what some list of them shows', () => {
    const hidden = panels.flatMap(({ key, entity, columns }) => {
      const shown = columnsIn(
        registry,
        entity,
        listsOf(registry, entity).map(({ list }) => list),
      )
      return columns.filter((path) => !shown.has(path)).map((path) => `${key} ${path}`)
    })
    expect(hidden).toEqual([])
  })
})

const conversations = queues.filter(([, { thread }]) => thread !== undefined)

test('tickets are conversations', () => {
  expect(conversations.map(([id]) => id)).toContain('service-manage.feedback-list')
})

describe.each(conversations)('the conversation of %s', (_id, page) => {
  const { thread, related = [] } = page
  const tab = related.find(({ key }) => key === thread?.tab)

  test('asks of its tab what the tab lists', () => {
    const asked = [...Object.values(thread?.says ?? {}), 'createdAt']
    expect(asked.filter((path) => !tab?.columns.includes(path))).toEqual([])
  })

  test('asks of its case what the list offers', () => {
    const asked = [...(thread?.speaks ? [thread.speaks] : []), ...Object.values(thread?.fills ?? {})]
    const offered = [...page.columns, ...(page.moreColumns ?? [])].map(String)
    expect(asked.filter((path) => !offered.includes(path))).toEqual([])
  })
})

test('the records of a panel are read as in a list: what is drawn under their names is asked for, and is no column beside', () => {
  const byKey = new Map(pages.flatMap(([id, panels]) => panels.map((panel) => [`${id}#${panel.key}`, panel] as const)))
  const invited = byKey.get('activity-manage.invite-user-page#invitations')!
  expect(readBeside(invited)).toEqual(['invitee.portrait', 'invitee.displayId'])
  const bought = byKey.get('goods-and-order.order-refund#orders')!
  expect(tableColumns({ ...bought, columns: ['orderNo', 'productName', 'state'] })).toEqual(['orderNo', 'state'])
})
