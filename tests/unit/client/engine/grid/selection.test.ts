import { describe, expect, test } from 'vitest'
import {
  extendSelection,
  isEmpty,
  isSelected,
  noSelection,
  selectIds,
  selectQuery,
  selectedCount,
  toggleRow,
} from '../../../../../src/client/engine/grid/selection'

/** A list of which the first hundred rows are loaded; the row at place n has id n + 1000. */
const source = {
  query: 'q',
  get: (index: number) => (index >= 0 && index < 100 ? { id: index + 1000 } : undefined),
  indexOf: (id: number | string) => (Number(id) < 1100 ? Number(id) - 1000 : -1),
}
const has = (selection: Parameters<typeof isSelected>[0], index: number, query = 'q') =>
  isSelected(selection, index + 1000, index, query)

describe('one by one', () => {
  test('a row is selected and deselected again', () => {
    const on = toggleRow(noSelection, 1005, 5, 'q')
    expect(has(on, 5)).toBe(true)
    expect(selectedCount(on)).toBe(1)
    expect(isEmpty(toggleRow(on, 1005, 5, 'q'))).toBe(true)
  })

  test('a row stays selected when sort or filter change', () => {
    const on = toggleRow(noSelection, 1005, 5, 'q')
    expect(isSelected(on, 1005, 70, 'other')).toBe(true)
    expect(isSelected(on, 1070, 5, 'other')).toBe(false)
  })
})

describe('ranges', () => {
  test('loaded rows are kept by id', () => {
    const selection = extendSelection(noSelection, 8, 5, source)
    expect(selection).toMatchObject({ kind: 'rows', ids: new Set([1005, 1006, 1007, 1008]), ranges: [] })
  })

  test('rows never loaded are kept as places under their query', () => {
    const selection = extendSelection(noSelection, 50, 900_000, source)
    expect(selection).toMatchObject({ ranges: [{ from: 50, to: 900_000, query: 'q' }] })
    expect(selectedCount(selection)).toBe(899_951)
    expect(has(selection, 500_000)).toBe(true)
    expect(has(selection, 500_000, 'other')).toBe(false)
  })

  test('shrinking a range gives rows back, for it grows from what was selected before', () => {
    const base = toggleRow(noSelection, 1001, 1, 'q')
    expect(selectedCount(extendSelection(base, 5, 20, source))).toBe(17)
    expect(selectedCount(extendSelection(base, 5, 8, source))).toBe(5)
  })

  test('a loaded row is not counted twice when a range swallows it', () => {
    const base = toggleRow(noSelection, 1060, 60, 'q')
    expect(selectedCount(extendSelection(base, 50, 149, source))).toBe(100)
  })

  test('ranges that touch become one', () => {
    const first = extendSelection(noSelection, 200, 299, source)
    expect(extendSelection(first, 250, 400, source)).toMatchObject({ ranges: [{ from: 200, to: 400 }] })
  })

  test('a row can be taken out of a range and put back', () => {
    const range = extendSelection(noSelection, 50, 149, source)
    const without = toggleRow(range, 1070, 70, 'q')
    expect(has(without, 70)).toBe(false)
    expect(selectedCount(without)).toBe(99)
    expect(selectedCount(toggleRow(without, 1070, 70, 'q'))).toBe(100)
  })
})

describe('all that match', () => {
  const all = selectQuery('q', 184_203)

  test('are selected without being loaded, and counted as announced', () => {
    expect(has(all, 100_000)).toBe(true)
    expect(selectedCount(all)).toBe(184_203)
    expect(selectedCount(selectQuery('q', null))).toBeNull()
  })

  test('but for those taken out', () => {
    const without = toggleRow(all, 1005, 5, 'q')
    expect(has(without, 5)).toBe(false)
    expect(selectedCount(without)).toBe(184_202)
    expect(selectedCount(toggleRow(without, 1005, 5, 'q'))).toBe(184_203)
  })

  test('are those of their query only', () => {
    expect(has(all, 5, 'other')).toBe(false)
    expect(toggleRow(all, 1005, 5, 'other')).toMatchObject({ kind: 'rows', ids: new Set([1005]) })
  })

  test('give way to loaded rows chosen anew', () => {
    expect(selectedCount(selectIds(all, [1, 2, 3]))).toBe(3)
  })
})
