import { describe, expect, test } from 'vitest'
import {
  defaultLayout,
  fittingWidth,
  moveColumn,
  pinColumn,
  placeColumn,
  resizeColumn,
  resolveLayout,
  showColumn,
  visibleOrder,
} from '../../../../../src/client/engine/grid/column-layout'

const columns = [
  { id: 'id', width: 90, pinned: 'start' as const },
  { id: 'name', width: 160, minWidth: 80 },
  { id: 'state', width: 100 },
  { id: 'coins', width: 120 },
  { id: 'note', width: 200, hidden: true },
]
const shown = (layout: typeof defaultLayout) => visibleOrder(resolveLayout(layout, columns))

test('columns stand as declared until someone arranges them', () => {
  expect(shown(defaultLayout)).toEqual(['id', 'name', 'state', 'coins'])
})

describe('moving', () => {
  test('past a neighbour and back', () => {
    const moved = moveColumn(defaultLayout, columns, 'name', 1)
    expect(shown(moved)).toEqual(['id', 'state', 'name', 'coins'])
    expect(shown(moveColumn(moved, columns, 'name', -1))).toEqual(['id', 'name', 'state', 'coins'])
  })

  test('a column does not leave its section', () => {
    expect(moveColumn(defaultLayout, columns, 'name', -1)).toBe(defaultLayout)
    expect(moveColumn(defaultLayout, columns, 'coins', 1)).toBe(defaultLayout)
  })

  test('dropped on a pinned column it becomes pinned', () => {
    expect(resolveLayout(placeColumn(defaultLayout, columns, 'coins', 'id'), columns).start).toEqual(['coins', 'id'])
  })
})

describe('pinning', () => {
  test('to the end, and letting go by the same key', () => {
    const pinned = pinColumn(defaultLayout, columns, 'name', 'end')
    expect(shown(pinned)).toEqual(['id', 'state', 'coins', 'name'])
    expect(shown(pinColumn(pinned, columns, 'name', 'end'))).toEqual(['id', 'name', 'state', 'coins'])
  })

  test('a column declared as pinned can be let go', () => {
    expect(resolveLayout(pinColumn(defaultLayout, columns, 'id', 'start'), columns).start).toEqual([])
  })
})

describe('hiding', () => {
  test('and showing what is declared as hidden', () => {
    const layout = showColumn(showColumn(defaultLayout, columns, 'name', false), columns, 'note', true)
    expect(shown(layout)).toEqual(['id', 'state', 'coins', 'note'])
  })

  test('never hides the last column', () => {
    const one = ['id', 'name', 'state'].reduce((layout, id) => showColumn(layout, columns, id, false), defaultLayout)
    expect(shown(one)).toEqual(['coins'])
    expect(showColumn(one, columns, 'coins', false)).toBe(one)
  })
})

test('widths stay within the limits, in whole pixels', () => {
  const widthOf = (width: number) =>
    resolveLayout(resizeColumn(defaultLayout, { id: 'name', width: 160, minWidth: 80 }, width), columns).widths.name
  expect(widthOf(123.4)).toBe(123)
  expect(widthOf(5)).toBe(80)
  expect(widthOf(9000)).toBe(1200)
})

test('a column fits its widest text', () => {
  expect(fittingWidth(['a', 'abc', 'ab'], (text) => text.length * 7.5, 16)).toBe(39)
  expect(fittingWidth([], () => 0, 16)).toBe(16)
})

test('a stored layout survives columns that have gone or come', () => {
  const stored = { ...defaultLayout, order: ['gone', 'coins', 'name'], widths: { gone: 50 } }
  expect(shown(stored)).toEqual(['id', 'coins', 'name', 'state'])
})
