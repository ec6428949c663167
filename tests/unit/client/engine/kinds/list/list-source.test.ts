import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userLabel from '../../../../../../src/entities/user-manage/user-label'

let rows: number
let asked: string[]
let bodies: unknown[]
/** The newest versions of rows, by id. */
let versions: Map<number, number>
beforeEach(() => {
  asked = []
  bodies = []
  versions = new Map()
  vi.stubGlobal('document', { cookie: 'Admin-Token=ann', querySelector: () => null })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const call = address.split('/').at(-1) ?? ''
    asked.push(call)
    const input = JSON.parse(body) as { filters: { id?: { is: number[] } } }
    bodies.push(input)
    const ids = input.filters.id?.is ?? Array.from({ length: Math.min(100, rows) }, (_, index) => index + 1)
    const page = { rows: ids.map((id) => ({ id, name: `label ${id}`, version: versions.get(id) ?? 1 })) }
    const data = call === 'count' ? { total: rows, estimated: false } : page
    return Promise.resolve(
      new Response(JSON.stringify({ code: '00000', msg: '', data }), {
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

const query = (sort: string) => ({ filters: {}, sort, page: '', zone: 'UTC' })

const open = async (sort = '-id') => {
  // Its calls read the page as soon as they are loaded.
  const { createListSource } = await import('../../../../../../src/client/engine/kinds/list/list-source')
  const source = createListSource(userLabel, query(sort), ['name'])
  source.ensure({ from: 0, to: 20, travelled: 0 })
  return source
}

test('a list that stands in one answer is not counted beside', async () => {
  rows = 42
  const source = await open()
  await vi.waitFor(() => expect(source.total).toBe(42))
  expect(asked).toEqual(['page'])
})

test('rows of a longer one are shown before it is known how many there are', async () => {
  rows = 20_000
  const source = await open()
  const totals: unknown[] = []
  source.subscribe(() => totals.push(source.total))
  await vi.waitFor(() => expect(source.total).toBe(20_000))
  expect(totals[0]).toBeNull()
  expect(asked).toEqual(['page', 'count'])
})

test('a list that has outgrown one answer is counted from then on', async () => {
  rows = 42
  const source = await open()
  await vi.waitFor(() => expect(source.total).toBe(42))
  rows = 300
  source.reload()
  await vi.waitFor(() => expect(source.total).toBe(300))
})

test('a record that has changed is read alone, and is not read again for a change that it shows', async () => {
  rows = 42
  const { refreshOf } = await import('../../../../../../src/client/engine/kinds/list/list-source')
  const source = await open()
  await vi.waitFor(() => expect(source.total).toBe(42))
  versions.set(7, 2)
  source.refresh([7])
  refreshOf(source)([7], [2])
  await vi.waitFor(() => expect(source.get(6)?.version).toBe(2))
  refreshOf(source)([7], [3])
  await vi.waitFor(() => expect(asked).toEqual(['page', 'page', 'page']))
  expect(bodies.slice(1)).toEqual([
    expect.objectContaining({ filters: { id: { is: [7] } }, size: 1 }),
    expect.objectContaining({ filters: { id: { is: [7] } }, size: 1 }),
  ])
})

test('a list is read as a whole where what it is sorted by is not among its columns', async () => {
  rows = 42
  const source = await open('createdAt')
  await vi.waitFor(() => expect(source.total).toBe(42))
  source.refresh([7])
  await vi.waitFor(() => expect(asked).toEqual(['page', 'page', 'page']))
  expect(bodies.at(-1)).toMatchObject({ filters: {}, size: 100 })
})

test('rows that a command brings are shown as they are, and nothing is read for them', async () => {
  rows = 42
  const { shownRows } = await import('../../../../../../src/client/engine/kinds/list/list-source')
  const source = await open()
  await vi.waitFor(() => expect(source.total).toBe(42))
  shownRows(source, query('-id'), ['name'])?.take([7], [{ id: 7, name: 'other', version: 2 }])
  await vi.waitFor(() => expect(source.get(6)).toMatchObject({ name: 'other', version: 2 }))
  expect(asked).toEqual(['page'])
})

test('a list is read as a whole where a command brings back fewer rows than it has changed', async () => {
  rows = 42
  const { shownRows } = await import('../../../../../../src/client/engine/kinds/list/list-source')
  const source = await open()
  await vi.waitFor(() => expect(source.total).toBe(42))
  shownRows(source, query('-id'), ['name'])?.take([7], [])
  await vi.waitFor(() => expect(asked).toEqual(['page', 'page']))
  expect(bodies.at(-1)).toMatchObject({ filters: {}, size: 100 })
})

test('rows that a command brings for another query than the one in force are read again', async () => {
  rows = 42
  const { shownRows, turnSource } = await import('../../../../../../src/client/engine/kinds/list/list-source')
  const source = await open()
  await vi.waitFor(() => expect(source.total).toBe(42))
  const shown = shownRows(source, query('-id'), ['name'])
  turnSource(source, userLabel, query('id'), ['name'])
  await vi.waitFor(() => expect(source.status).toBe('ready'))
  shown?.take([7], [{ id: 7, name: 'other', version: 2 }])
  await vi.waitFor(() => expect(bodies.at(-1)).toMatchObject({ filters: { id: { is: [7] } }, sort: 'id' }))
  expect(source.get(6)).toMatchObject({ name: 'label 7' })
})
