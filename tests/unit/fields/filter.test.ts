import { expect, test } from 'vitest'
import { bool, date, instant, int, oneOf, ref, string } from '../../../src/fields'
import { filterShape, filtersShape, formatFilter, parseFilter, resolveFilter } from '../../../src/fields/filter'
import { problemsOf } from '../../../src/fields/problems'
import type { Field } from '../../../src/schema/field'

const state = oneOf(['normal', 'disabled', 'spam'])

test.each<[string, Field, object]>([
  ['normal,disabled', state, { is: ['normal', 'disabled'] }],
  ['!spam', state, { not: ['spam'] }],
  ['normal,!spam', state, { is: ['normal'], not: ['spam'] }],
  ['~ann', string(), { contains: 'ann' }],
  ['~ ann', string(), { contains: 'ann' }],
  ['~ann;!null', string(), { contains: 'ann', empty: false }],
  ['007', string(), { is: ['007'] }],
  ['..5', int(), { to: 5 }],
  ['5..', int(), { from: 5 }],
  ['-5..-1', int(), { from: -5, to: -1 }],
  ['null', int(), { empty: true }],
  ['\\null', string(), { is: ['null'] }],
  ['true', bool(), { is: [true] }],
  ['42,43', ref('user'), { is: [42, 43] }],
  ['2026-01-01..2026-02-01', instant(), { from: '2026-01-01', to: '2026-02-01' }],
  ['7d', instant(), { is: ['7d'] }],
  ['lastWeek', date(), { is: ['lastWeek'] }],
])('the address text %s is a filter', (text, field, filter) => {
  expect(parseFilter(text, field)).toEqual(filter)
})

test.each<[string, Field]>([
  ['gone', state],
  ['normal,gone', state],
  ['~norm', state],
  ['five', int()],
  ['..', int()],
  ['', string()],
  ['~', string()],
  ['1..2', string({ max: 1 })],
  ['2026-02-30', instant()],
  ['today,yesterday', instant()],
  ['yes', bool()],
  ['0', ref('user')],
])('the address text %s filters nothing', (text, field) => {
  expect(parseFilter(text, field)).toBeUndefined()
})

test('a mixed filter comes back from its text', () => {
  const filter = { is: ['a,b', '!c'], not: ['d;e'], contains: '1..2;~', empty: false }
  expect(parseFilter(formatFilter(filter, string()), string())).toEqual(filter)
})

test.each([
  ['Asia/Shanghai', '2025-12-31T16:00:00.000Z', '2026-02-01T16:00:00.000Z'],
  ['America/Bogota', '2026-01-01T05:00:00.000Z', '2026-02-02T05:00:00.000Z'],
])('days given in %s hold that zone’s first and last moments', (zone, from, to) => {
  const filter = { from: '2026-01-01', to: '2026-02-01' }
  expect(resolveFilter(filter, instant(), { zone, now: 0 })).toEqual({ from, to })
})

test('the day on which clocks go forward is 23 hours long', () => {
  const day = resolveFilter({ is: ['2026-03-08'] }, instant(), { zone: 'America/New_York', now: 0 })
  expect(day).toEqual({ from: '2026-03-08T05:00:00.000Z', to: '2026-03-09T04:00:00.000Z' })
})

test.each([
  ['today', '2026-03-15T16:00:00.000Z', '2026-03-16T16:00:00.000Z'],
  ['yesterday', '2026-03-14T16:00:00.000Z', '2026-03-15T16:00:00.000Z'],
  ['7d', '2026-03-09T16:00:00.000Z', '2026-03-16T16:00:00.000Z'],
  ['next7d', '2026-03-15T16:00:00.000Z', '2026-03-22T16:00:00.000Z'],
  ['thisWeek', '2026-03-15T16:00:00.000Z', '2026-03-22T16:00:00.000Z'],
  ['lastWeek', '2026-03-08T16:00:00.000Z', '2026-03-15T16:00:00.000Z'],
  ['lastMonth', '2026-01-31T16:00:00.000Z', '2026-02-28T16:00:00.000Z'],
  ['thisYear', '2025-12-31T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
])('%s means the viewer’s days, not those of UTC', (word, from, to) => {
  const clock = { zone: 'Asia/Shanghai', now: Date.parse('2026-03-15T20:00:00Z') }
  expect(resolveFilter({ is: [word] }, instant(), clock)).toEqual({ from, to })
})

test('a period of a date field becomes inclusive days', () => {
  const clock = { zone: 'America/New_York', now: Date.parse('2026-03-01T03:00:00Z') }
  expect(resolveFilter({ is: ['today'] }, date(), clock)).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(resolveFilter({ is: ['2026-01-01'] }, date(), clock)).toEqual({ is: ['2026-01-01'] })
})

test('a moment and a day may be the two ends of one range', () => {
  const filter = { from: '2026-01-01T09:00:00.000Z', to: '2026-01-02' }
  expect(resolveFilter(filter, instant(), { zone: 'UTC', now: 0 })).toEqual({
    from: '2026-01-01T09:00:00.000Z',
    to: '2026-01-03T00:00:00.000Z',
  })
})

test('a reversed range and a period are refused by the API', () => {
  expect(problemsOf(filterShape(int()).safeParse({ from: 5, to: 1 }).error!)).toMatchObject([
    { path: 'to', id: 'error.rangeReversed' },
  ])
  expect(filterShape(instant()).safeParse({ is: ['7d'] }).success).toBe(false)
})

test('a list’s filters are checked path by path', () => {
  const shape = filtersShape((path) => ({ state, age: int() })[path], { zone: 'UTC', now: 0 })
  expect(shape.parse({ state: { is: ['spam'] } })).toEqual({ state: { is: ['spam'] } })
  expect(problemsOf(shape.safeParse({ statuss: {}, age: { is: ['x'] } }).error!)).toEqual([
    { path: 'statuss', id: 'error.unknownField', params: { name: 'statuss' } },
    { path: 'age.is.0', id: 'error.notWhole', params: {} },
  ])
})
