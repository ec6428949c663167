import { expect, test } from 'vitest'
import { int } from '../../../src/fields'
import { formatFilmTime } from '../../../src/fields/format'
import { readFilmTime } from '../../../src/fields/int/read-film-time'
import { readText } from '../../../src/fields/read-text'

test.each([
  [0, '0:00.000'],
  [75_250, '1:15.250'],
  [3_725_005, '1:02:05.005'],
  [-100, '-0:00.100'],
])('%d milliseconds are written as %s, and read so', (milliseconds, text) => {
  expect(formatFilmTime(milliseconds)).toBe(text)
  expect(readFilmTime(text)).toBe(milliseconds)
})

test.each([
  ['1:15,25', 75_250],
  ['75.25', 75_250],
  ['1:02:05', 3_725_000],
  ['１：１５．２５０', 75_250],
  ['+0.5', 500],
  ['-250', -250],
  ['1500', 1_500],
  ['250 ms', 250],
])('%s is a place on a film', (text, milliseconds) => {
  expect(readFilmTime(text)).toBe(milliseconds)
})

test.each(['', 'soon', '1:75', '1:60:00', '1:15.2505', '1::5'])('"%s" is none', (text) => {
  expect(readFilmTime(text)).toBeUndefined()
})

test('a text is read by the unit of its field', () => {
  const reader = { zone: 'UTC', captionId: '', find: () => [], namesOf: () => [] }
  const time = int({ unit: 'milliseconds' })
  expect(readText('1:15.250', time, reader)).toEqual({ value: 75_250 })
  expect(readText('soon', time, reader)).toEqual({ problem: 'error.notFilmTime' })
  expect(readText('1,500', int(), reader)).toEqual({ value: 1_500 })
})
