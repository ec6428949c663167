import { expect, test } from 'vitest'
import { dateOf, instant } from '../../../src/server/demo/calendar'

test.each([
  ['a moment between milliseconds', 1_893_553_445_678.9],
  ['midnight', Date.parse('2030-02-28T00:00:00Z')],
  ['the last of a leap day', Date.parse('2028-02-29T23:59:59.999Z')],
  ['a day of another century', Date.parse('1969-12-31T12:00:00.001Z')],
])('%s is written as JavaScript writes it', (_what, moment) => {
  expect(instant(moment)).toBe(new Date(moment).toISOString())
  expect(dateOf(moment)).toBe(new Date(moment).toISOString().slice(0, 10))
})

test('what is no moment is said to be none', () => expect(() => instant(NaN)).toThrow(RangeError))
