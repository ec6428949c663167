import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CellDraft } from '../../../../../../../src/calls/records'
import {
  createCellDrafts,
  isOvertaken,
  type DraftChanges,
} from '../../../../../../../src/client/engine/kinds/list/drafts/cell-drafts'

const draft: CellDraft = {
  ...{ record: 7, field: 'text', version: 2, base: 'saved', value: 'typed' },
  ...{ typedAt: '2026-11-28T09:00:00.000Z', saved: { version: 2, value: 'saved' } },
}
const kept = (value: string, version = 2) =>
  JSON.stringify({ savedAt: draft.typedAt, version, base: { text: 'saved' }, values: { text: value } })

describe('what is typed into cells', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is sent as it is typed, one call at a time, the last of it last', async () => {
    const sent: DraftChanges[] = []
    const drafts = createCellDrafts({ read: async () => [], send: async (changes) => void sent.push(changes) })
    drafts.storage.setItem('7.text', kept('t'))
    drafts.storage.setItem('7.text', kept('ty'))
    drafts.storage.setItem('7.text', kept('typed'))
    await vi.runAllTimersAsync()
    expect(sent.map(({ typed }) => typed.map(({ value }) => value))).toEqual([['t'], ['typed']])
    drafts.storage.removeItem('7.text')
    await vi.runAllTimersAsync()
    expect(sent.at(-1)).toEqual({ typed: [], dropped: [{ record: 7, field: 'text' }] })
  })

  test('is sent again where a call has failed, and counts as unsent until then', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({})
    const unsent: boolean[] = []
    const drafts = createCellDrafts({ read: async () => [], send, onUnsent: (is) => unsent.push(is), again: 1_000 })
    drafts.storage.setItem('7.text', kept('typed'))
    await vi.advanceTimersByTimeAsync(500)
    expect(unsent.at(-1)).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(send).toHaveBeenCalledTimes(2)
    expect(unsent.at(-1)).toBe(false)
  })

  test('comes back from the server, and is not told of while its cell is edited', async () => {
    const drafts = createCellDrafts({ read: async () => [draft], send: async () => undefined })
    await drafts.load()
    expect(drafts.shown()).toEqual([draft])
    expect(JSON.parse(drafts.storage.getItem('7.text') ?? '')).toMatchObject({ version: 2, values: { text: 'typed' } })
    drafts.hold('7.text')
    expect(drafts.shown()).toEqual([])
    drafts.release('7.text')
    expect(drafts.shown()).toEqual([draft])
  })

  test('is not overwritten by an older answer of the server', async () => {
    const drafts = createCellDrafts({ read: async () => [draft], send: async () => undefined })
    const loading = drafts.load()
    drafts.storage.setItem('7.text', kept('newer'))
    await loading
    expect(drafts.storage.getItem('7.text')).toContain('newer')
  })

  test('goes when the saved text is taken instead, and can be brought back', async () => {
    const sent: DraftChanges[] = []
    const read = async () => [draft]
    const drafts = createCellDrafts({ read, send: async (changes) => void sent.push(changes) })
    await drafts.load()
    const bringBack = drafts.discard()
    await vi.runAllTimersAsync()
    expect([drafts.shown(), sent.at(-1)?.dropped]).toEqual([[], [{ record: 7, field: 'text' }]])
    bringBack()
    await vi.runAllTimersAsync()
    expect([drafts.shown(), sent.at(-1)?.typed.length]).toEqual([[draft], 1])
  })

  test('goes on over a newer version of its record, unless the cell itself was changed', async () => {
    const drafts = createCellDrafts({ read: async () => [draft], send: async () => undefined })
    await drafts.load()
    drafts.rebase({ id: 7, version: 5, text: 'another' }, 'text')
    expect(drafts.storage.getItem('7.text')).toContain('"version":2')
    drafts.rebase({ id: 7, version: 5, text: 'saved' }, 'text')
    expect(drafts.storage.getItem('7.text')).toContain('"version":5')
  })
})

test('a draft is overtaken once another text is saved in its cell', () => {
  expect(isOvertaken(draft)).toBe(false)
  expect(isOvertaken({ ...draft, saved: { version: 3, value: 'saved' } })).toBe(false)
  expect(isOvertaken({ ...draft, saved: { version: 3, value: 'another' } })).toBe(true)
})
