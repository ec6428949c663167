import { expect, test } from 'vitest'
import { readTyped, writtenTime } from '../../../src/fields/controls/time-text'
import { dayByKey, monthWeeks } from '../../../src/fields/typed-time/calendar-month'
import { stepDay, stepTime } from '../../../src/fields/typed-time/step-time'

test.each([
  ['2026-12-01 09:00:00', 2, 1, '2027-12-01 09:00:00'],
  ['2026-12-01 09:00:00', 6, 1, '2027-01-01 09:00:00'],
  ['2026-01-31', 6, 1, '2026-02-28'],
  ['2026-12-31 09:00:00', 10, 1, '2027-01-01 09:00:00'],
  ['2026-12-01 23:00:00', 12, 1, '2026-12-02 00:00:00'],
  ['2026-12-01 00:00:00', 15, -1, '2026-11-30 23:59:00'],
  ['2026-12-01 00:00:00', 19, -1, '2026-11-30 23:59:59'],
  ['2026-12-01', 10, -1, '2026-11-30'],
])('%s with the caret at %i goes on by %i to %s', (text, caret, steps, stepped) => {
  expect(stepTime(text, caret, steps)?.text).toBe(stepped)
})

test('a day is stepped wherever the caret stands, and what is no written time not at all', () => {
  expect(stepDay('2026-12-31 09:00:00', 12, 1)).toEqual({ text: '2027-01-01 09:00:00', start: 12, end: 12 })
  expect(stepTime('tomorrow', 3, 1)).toBeUndefined()
  expect(stepDay('', 0, 1)).toBeUndefined()
})

test('a month is whole weeks from Monday on', () => {
  const weeks = monthWeeks('2026-11-18')
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
})

test.each([
  ['ArrowLeft', false, '2026-11-17'],
  ['ArrowDown', false, '2026-11-25'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageDown', false, '2026-12-18'],
  ['PageUp', true, '2025-11-18'],
  ['x', false, undefined],
])('the key %s (shift: %s) leads to %s', (key, isShift, day) => {
  expect(dayByKey('2026-11-18', key, isShift)).toBe(day)
})

test('what is typed in a filter is a day, or a moment where it says a time', () => {
  const clock = { zone: 'Asia/Shanghai', now: Date.parse('2026-11-18T07:30:20Z'), toward: 'past' as const }
  expect(readTyped('7d', 'either', clock)).toBe('2026-11-11')
  expect(readTyped('yesterday', 'either', clock)).toBe('2026-11-17')
  expect(readTyped('yesterday 9:00', 'either', clock)).toBe('2026-11-17T01:00:00.000Z')
  expect(readTyped('7', 'either', clock)).toBeUndefined()
  expect(writtenTime('2026-11-17T01:00:00.000Z', clock.zone)).toBe('2026-11-17 09:00:00')
})
