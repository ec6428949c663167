import { expect, test } from 'vitest'
import { instant, int, order, string } from '../../../../../../src/fields'
import { defineEntity } from '../../../../../../src/schema/entity'
import {
  arrange,
  isSameOrder,
  moveRefusal,
  placeOnServer,
  positionAt,
  withNewcomers,
} from '../../../../../../src/client/engine/kinds/layout/arrange'
import { scheduleMark } from '../../../../../../src/client/engine/kinds/layout/schedule-mark'

const shared = { service: 'app', label: 'name', scale: 1, demo: 1 } as const
const ranked = defineEntity({ ...shared, name: 'tile', fields: { name: string(), order: order() } })
const numbered = defineEntity({
  ...shared,
  name: 'slot',
  fields: { name: string(), number: int(), startsAt: instant(), endsAt: instant() },
  ordered: { by: 'number' },
})

test('an item moves to a place, and never past the ends', () => {
  expect(arrange([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4])
  expect(arrange([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3])
  expect(arrange([1, 2, 3], 2, 99)).toEqual([1, 3, 2])
  const ids = [1, 2, 3]
  expect(arrange(ids, 1, -1)).toBe(ids)
  expect(arrange(ids, 9, 0)).toBe(ids)
})

test('an arrangement in progress survives records that come in and go', () => {
  const order = arrange([1, 2, 3], 1, 2)
  const told = [9, 1, 2, 7, 3]
  expect(withNewcomers(order, told)).toEqual([9, 2, 7, 3, 1])
  expect(withNewcomers(order, [1, 3])).toEqual([3, 1])
  expect(placeOnServer(order, told, 1)).toBe(4)
  expect(placeOnServer(order, [1, 2], 1)).toBe(1)
  expect(placeOnServer(arrange([1, 2, 3], 3, 0), told, 3)).toBe(0)
})

test('it is over when the server tells what was made of it, with whatever came in', () => {
  const order = [2, 3, 1]
  expect(isSameOrder(order, [1, 2, 3])).toBe(false)
  expect(isSameOrder(order, [2, 3, 1])).toBe(true)
  expect(isSameOrder(order, [9, 2, 3, 8, 1])).toBe(true)
  expect(isSameOrder(order, [2, 1])).toBe(true)
})

test('a rank is not moved while a filter hides others, a number of its own is', () => {
  expect(moveRefusal(ranked, 'order', false)).toBeUndefined()
  expect(moveRefusal(ranked, 'order', true)).toBe('layout.filtered')
  expect(moveRefusal(ranked, '-order', false)).toBe('layout.sortedOtherwise')
  expect(moveRefusal(numbered, 'number', true)).toBeUndefined()
})

test('a move asks for the rank, or for the number that stands there', () => {
  const rows = [{ number: 3 }, { number: 7 }, { number: 8 }]
  expect(positionAt(ranked, rows, 1)).toBe(2)
  expect(positionAt(numbered, rows, 1)).toBe(7)
})

test('a schedule says what comes next of it', () => {
  const scheduled = { ...numbered, schedule: { from: 'startsAt', until: 'endsAt' } }
  const now = Date.parse('2026-05-10T00:00:00Z')
  const [past, next, later] = ['2026-05-01T00:00:00Z', '2026-05-20T00:00:00Z', '2026-05-30T00:00:00Z']
  expect(scheduleMark(scheduled, { startsAt: next, endsAt: later }, now)).toEqual({ kind: 'from', at: next })
  expect(scheduleMark(scheduled, { startsAt: past, endsAt: later }, now)).toEqual({ kind: 'until', at: later })
  expect(scheduleMark(scheduled, { startsAt: null, endsAt: past }, now)).toEqual({ kind: 'over', at: past })
  expect(scheduleMark(scheduled, { startsAt: past, endsAt: null }, now)).toBeUndefined()
})
