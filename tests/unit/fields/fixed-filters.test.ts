import { describe, expect, test } from 'vitest'
import { areas, manyOf, int, oneOf, ref, string } from '../../../src/fields'
import { fixedFilters, fixedValues, heldNames, withinFilter, withinValue } from '../../../src/fields/fixed-filters'
import { defineEntity } from '../../../src/schema/entity'

const entity = defineEntity({
  name: 'goods',
  service: 'goods',
  label: 'name',
  scale: 10,
  demo: 0,
  fields: {
    name: string(),
    kind: oneOf(['gift', 'game']),
    scenes: manyOf(['chat', 'title', 'room']),
    market: ref('market'),
    areas: areas({ group: 'state' }),
    level: int(),
  },
  states: { open: { close: 'closed' }, closed: {} },
})
const held = (fixed: Readonly<Record<string, unknown>>, within?: string) => ({
  entity,
  fixed,
  ...(within !== undefined && { within }),
})

describe('what a list is held to', () => {
  test('filters by a value, by any of several, by nothing, and by a filter as it stands', () => {
    expect(fixedFilters(held({ kind: 'game', 'market.kind': ['a', 'b'], name: null, level: { from: 3 } }))).toEqual({
      kind: { is: ['game'] },
      'market.kind': { is: ['a', 'b'] },
      name: { empty: true },
      level: { from: 3 },
    })
  })

  test('is had by a new record where that leaves no choice', () => {
    expect(fixedValues(held({ kind: 'game', scenes: ['chat', 'title'], areas: 5, level: 0 }))).toEqual({
      kind: 'game',
      scenes: ['chat', 'title'],
      areas: [5],
      level: 0,
    })
    expect(
      fixedValues(held({ kind: ['gift', 'game'], state: 'open', 'market.kind': 'a', name: null, level: { from: 3 } })),
    ).toEqual({})
  })

  test('is read from an address as its field is written', () => {
    expect(withinFilter(held({}, 'market'), '12')).toEqual({ is: [12] })
    expect(withinFilter(held({}, 'name'), '12,!x;1..2')).toEqual({ is: ['12,!x;1..2'] })
    expect(withinFilter(held({}, 'kind'), 'game')).toEqual({ is: ['game'] })
    expect(withinFilter(held({}, 'market'), 'none')).toEqual({ is: ['none'] })
  })

  test('is filled into a new record from the address', () => {
    expect(withinValue(held({}, 'market'), '12')).toEqual({ market: 12 })
    expect(withinValue(held({}, 'areas'), '3')).toEqual({ areas: [3] })
    const list = held({ kind: 'game', state: 'open' }, 'market')
    expect(heldNames(list, true)).toEqual(['kind', 'market'])
    expect(heldNames(list, false)).toEqual(['kind'])
  })
})
