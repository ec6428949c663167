import { expect, test } from 'vitest'
import { directionOf, withDirection } from '../../../../../src/client/engine/grid/sort-order'

const byName = { columnId: 'name', descending: false }
const byAge = { columnId: 'age', descending: true }

test('a column says how it sorts', () => {
  expect(directionOf([byName, byAge], 'age')).toBe('descending')
  expect(directionOf([byName], 'name')).toBe('ascending')
  expect(directionOf([byName], 'age')).toBe('none')
})

test('choosing a direction sorts by that column alone', () => {
  expect(withDirection([byName], 'age', 'descending')).toEqual([byAge])
})

test('a column of a sort by several turns in its place and leaves the others', () => {
  expect(withDirection([byName, byAge], 'age', 'ascending')).toEqual([byName, { columnId: 'age', descending: false }])
  expect(withDirection([byName, byAge], 'name', 'none')).toEqual([byAge])
})
