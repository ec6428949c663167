import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userLabel from '../../../../../../src/entities/user-manage/user-label'

let rows: number
let asked: string[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('document', { cookie: 'Admin-Token=ann', querySelector: () => null })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('fetch', (address: string) => {
    const call = address.split('/').at(-1) ?? ''
    asked.push(call)
    const page = { rows: Array.from({ length: Math.min(100, rows) }, (_, index) => ({ id: index + 1 })) }
    const data = call === 'count' ? { total: rows, estimated: false } : page
    return Promise.resolve(
      new Response(JSON.stringify({ code: '00000', msg: '', data }), {
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  // Its calls read the page as soon as they are loaded.
  const { createListSource } = await import('../../../../../../src/client/engine/kinds/list/list-source')
  const source = createListSource(userLabel, { filters: {}, page: '', zone: 'UTC' }, ['name'])
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
