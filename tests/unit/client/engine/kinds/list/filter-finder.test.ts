import { expect, test } from 'vitest'
import { findFilters } from '../../../../../../src/client/engine/kinds/list/filter-finder'

const filters = ['User state', 'State', 'Country', 'Registered'].map((title) => ({ path: title, title }))
const found = (typed: string) => findFilters(filters, typed).map(({ title }) => title)

test('a filter is found by any part of its name, by its beginning first', () => {
  expect(found('')).toHaveLength(4)
  expect(found('stat')).toEqual(['State', 'User state'])
  expect(found(' TRY ')).toEqual(['Country'])
  expect(found('x')).toEqual([])
})
