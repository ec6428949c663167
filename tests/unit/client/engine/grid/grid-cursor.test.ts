import { describe, expect, test } from 'vitest'
import {
  initialCursor,
  leaveLevel,
  moveCursor,
  placeCursor,
  placeOnHeader,
  rangeColumns,
  rangeRows,
  reconcileCursor,
  selectColumn,
} from '../../../../../src/client/engine/grid/grid-cursor'
import type { CursorMove, GridCursor } from '../../../../../src/client/engine/grid/grid-cursor'

const bounds = { rowCount: 1_000_000, columns: ['id', 'name', 'state'], pageRows: 20 }
const inRow = (rowIndex: number): GridCursor => ({ ...initialCursor, rowIndex, rowId: rowIndex + 100 })
const inCell = (rowIndex: number, columnId: string): GridCursor => ({ ...inRow(rowIndex), mode: 'cell', columnId })
const placeOf = ({ mode, rowIndex, columnId }: GridCursor) => [mode, rowIndex, columnId]

describe('row mode', () => {
  test.each<[CursorMove, number]>([
    ['down', 51],
    ['up', 49],
    ['pageDown', 70],
    ['pageUp', 30],
    ['home', 0],
    ['end', 999_999],
    ['gridStart', 0],
    ['gridEnd', 999_999],
    ['left', 50],
  ])('%s leads from row 50 to row %i', (move, expected) => {
    expect(placeOf(moveCursor(inRow(50), move, bounds))).toEqual(['row', expected, null])
  })

  test('the list does not wrap', () => {
    expect(moveCursor(inRow(999_999), 'down', bounds).rowIndex).toBe(999_999)
    expect(moveCursor(inRow(999_990), 'pageDown', bounds).rowIndex).toBe(999_999)
    expect(moveCursor(inRow(3), 'pageUp', bounds).rowIndex).toBe(0)
  })

  test('right enters the cells, at the column visited last', () => {
    expect(placeOf(moveCursor(inRow(5), 'right', bounds))).toEqual(['cell', 5, 'id'])
    expect(placeOf(moveCursor({ ...inRow(5), columnId: 'state' }, 'right', bounds))).toEqual(['cell', 5, 'state'])
    expect(placeOf(moveCursor({ ...inRow(5), columnId: 'gone' }, 'right', bounds))).toEqual(['cell', 5, 'id'])
  })

  test('up from the first row leads to the headings, down from there back to it', () => {
    const header = moveCursor(inRow(0), 'up', bounds)
    expect(placeOf(header)).toEqual(['header', 0, 'id'])
    expect(placeOf(moveCursor(header, 'down', bounds))).toEqual(['row', 0, 'id'])
  })

  test('an empty list can be walked without harm', () => {
    const empty = { ...bounds, rowCount: 0 }
    expect(moveCursor(inRow(0), 'down', empty).rowIndex).toBe(0)
    expect(moveCursor(inRow(0), 'end', empty).rowIndex).toBe(0)
    expect(moveCursor(moveCursor(inRow(0), 'up', empty), 'down', empty).mode).toBe('header')
  })
})

describe('cell mode', () => {
  test.each<[CursorMove, number, string]>([
    ['left', 50, 'id'],
    ['right', 50, 'state'],
    ['up', 49, 'name'],
    ['home', 50, 'id'],
    ['end', 50, 'state'],
    ['gridStart', 0, 'id'],
    ['gridEnd', 999_999, 'state'],
    ['edgeUp', 0, 'name'],
    ['edgeDown', 999_999, 'name'],
    ['edgeLeft', 50, 'id'],
    ['edgeRight', 50, 'state'],
  ])('%s leads from the middle to row %i, column %s', (move, row, column) => {
    expect(placeOf(moveCursor(inCell(50, 'name'), move, bounds))).toEqual(['cell', row, column])
  })

  test('rows do not wrap into the next one', () => {
    expect(placeOf(moveCursor(inCell(5, 'state'), 'right', bounds))).toEqual(['cell', 5, 'state'])
    expect(placeOf(moveCursor(inCell(5, 'id'), 'left', bounds))).toEqual(['cell', 5, 'id'])
  })

  test('extending keeps the opposite corner, moving on gives it up', () => {
    const extended = moveCursor(moveCursor(inCell(5, 'id'), 'down', bounds, true), 'right', bounds, true)
    expect(rangeRows(extended)).toEqual({ from: 5, to: 6 })
    expect(rangeColumns(extended, bounds.columns)).toEqual(['id', 'name'])
    expect(moveCursor(extended, 'down', bounds).anchor).toBeNull()
  })
})

test('Escape leaves one level at a time', () => {
  const range = moveCursor(inCell(5, 'id'), 'down', bounds, true)
  const cell = leaveLevel(range)
  expect(cell).toMatchObject({ mode: 'cell', anchor: null })
  const row = cell && leaveLevel(cell)
  expect(row).toMatchObject({ mode: 'row', rowIndex: 6 })
  expect(row && leaveLevel(row)).toBeUndefined()
  expect(leaveLevel(placeOnHeader(inRow(3), 'name'))).toMatchObject({ mode: 'row', rowIndex: 3 })
})

test('placing on the same row keeps its id, on another forgets it', () => {
  expect(placeCursor(inRow(5), 5, 'name')).toMatchObject({ mode: 'cell', rowId: 105 })
  expect(placeCursor(inRow(5), 6).rowId).toBeNull()
})

describe('after the rows changed', () => {
  const sourceOf = (ids: readonly number[], first = 0) => ({
    count: first + ids.length,
    get: (index: number) => (ids[index - first] === undefined ? undefined : { id: ids[index - first] ?? 0 }),
    indexOf: (id: number | string) => (ids.includes(Number(id)) ? ids.indexOf(Number(id)) + first : -1),
  })

  test('the cursor follows its row to its new place', () => {
    const source = sourceOf([9, 8, 105, 7])
    expect(reconcileCursor(inRow(5), source, true)).toMatchObject({ rowIndex: 2, rowId: 105 })
  })

  test('it adopts the next row when its own is gone', () => {
    const source = sourceOf([1, 2, 3, 4, 5, 6])
    expect(reconcileCursor(inRow(5), source, false)).toMatchObject({ rowIndex: 5, rowId: 6 })
  })

  test('it stays within a list that has become shorter', () => {
    expect(reconcileCursor(inRow(5), sourceOf([1, 2]), false)).toMatchObject({ rowIndex: 1, rowId: 2 })
  })

  test('it waits for its row while that is not loaded', () => {
    const source = { count: 10, get: () => undefined, indexOf: () => -1 }
    const cursor = inRow(5)
    expect(reconcileCursor(cursor, source, false)).toBe(cursor)
  })

  test('another query without its row leads to the first one', () => {
    expect(reconcileCursor(inRow(5), sourceOf([1, 2, 3, 4, 5, 6, 7]), true)).toMatchObject({ rowIndex: 0, rowId: 1 })
  })
})

test('a whole column reaches over all rows until the cursor moves on', () => {
  const whole = selectColumn(inCell(50, 'name'), 'name', 50)
  expect(rangeRows(whole)).toEqual({ from: 0, to: Number.MAX_SAFE_INTEGER })
  expect(rangeColumns(moveCursor(whole, 'right', bounds, true), bounds.columns)).toEqual(['name', 'state'])
  expect(rangeRows(moveCursor(whole, 'down', bounds))).toEqual({ from: 51, to: 51 })
  expect(leaveLevel(whole)?.anchor).toBeNull()
})
