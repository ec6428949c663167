import { expect, test } from 'vitest'
import {
  alikeCases,
  stillWaiting,
  withStretch,
  withToggled,
} from '../../../../../../src/client/engine/kinds/queue/picked-cases'

const ids = [1, 2, 3, 4, 5]
const row = (id: number, user: string, reason: readonly string[] = []) => ({ id, version: 1, user, reason })
const none = new Set<number>()

test('a case is picked and left out again', () => {
  expect([...withToggled(new Set([1]), 2)]).toEqual([1, 2])
  expect([...withToggled(new Set([1, 2]), 1)]).toEqual([2])
})

test('a stretch holds both of its ends, whichever comes first', () => {
  expect([...withStretch(none, ids, 2, 4)]).toEqual([2, 3, 4])
  expect([...withStretch(new Set([1]), ids, 5, 4)]).toEqual([1, 4, 5])
  expect([...withStretch(none, ids, 9, 3)]).toEqual([3])
})

test('what was decided is picked no longer, and nothing is drawn again where all still wait', () => {
  const picked = new Set([1, 2])
  expect(stillWaiting(picked, ids)).toBe(picked)
  expect([...stillWaiting(new Set([1, 9]), ids)]).toEqual([1])
})

test('cases about the same person are alike, then those for the same reason', () => {
  const rows = [row(1, 'Ann', ['burst']), row(2, 'Ann'), row(3, 'Bo', ['burst']), row(4, 'Cy')]
  const about = alikeCases(rows, rows[0]!, ['user', 'reason'], none)
  expect([...about].sort()).toEqual([1, 2])
  expect([...alikeCases(rows, rows[0]!, ['user', 'reason'], about)].sort()).toEqual([1, 2, 3])
})

test('a case that is like no other is picked alone, and saying nothing is no likeness', () => {
  const rows = [row(1, 'Ann'), row(2, 'Bo'), row(3, 'Cy')]
  expect([...alikeCases(rows, rows[1]!, ['user', 'reason'], none)]).toEqual([2])
})
