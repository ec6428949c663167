import { expect, test } from 'vitest'
import { revertWay } from '../../../../../../src/client/engine/kinds/history/revert-way'
import type { HistoryEntry } from '../../../../../../src/calls/records'

const entry = (id: number, fields: readonly string[], more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  at: '2026-05-10T00:00:00Z',
  who: 'Ann',
  kind: 'edit',
  command: null,
  reason: null,
  fields: fields.map((field) => ({ field, before: 1, after: 2 })),
  was: Object.fromEntries(fields.map((field) => [field, 1])),
  refusal: 'error.undoOthers',
  ...more,
})
const anything = () => true

test('what one has done oneself is undone, what others did is edited back by whoever may edit', () => {
  expect(revertWay([entry(1, ['price'], { refusal: null })], 0, () => false)).toEqual({ kind: 'undo' })
  expect(revertWay([entry(1, ['price'])], 0, anything)).toEqual({ kind: 'edit' })
  expect(revertWay([entry(1, ['price', 'cost'])], 0, (field) => field === 'price')).toEqual({
    kind: 'none',
    reason: 'error.undoOthers',
  })
})

test('what is hidden, and what was changed again since, is not put back', () => {
  expect(revertWay([entry(1, ['price'], { was: null })], 0, anything)).toMatchObject({ kind: 'none' })
  const entries = [entry(3, ['title']), entry(2, ['price']), entry(1, ['price'])]
  expect(revertWay(entries, 1, anything)).toEqual({ kind: 'edit' })
  expect(revertWay(entries, 2, anything)).toEqual({ kind: 'none', reason: 'history.changedSince' })
})
