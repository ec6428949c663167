import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cover } from '../../support/routes/cover'

const partsOf = (item: readonly string[]) => item
const part = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')

test('what is chosen has every part that any item has', () =>
  fc.assert(
    fc.property(fc.array(fc.array(part)), (items) => {
      expect(new Set(cover(items, partsOf).flat())).toEqual(new Set(items.flat()))
    }),
  ))

test('an item whose parts others have is left out, and the rest keep their order', () =>
  expect(cover([['a'], ['a', 'b'], ['b'], ['c', 'd'], ['d']], partsOf)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]))
