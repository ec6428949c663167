import { expect, test } from 'vitest'
import { addDays, momentAt, startOfDay, wallClock } from '../../../src/fields/zone'

const iso = (moment: number) => new Date(moment).toISOString()

test.each([
  ['2026-01-01', 'Asia/Shanghai', '2025-12-31T16:00:00.000Z'],
  ['2026-01-01', 'America/New_York', '2026-01-01T05:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z'],
])('the day %s in %s starts at %s', (day, zone, moment) => {
  expect(iso(startOfDay(day, zone))).toBe(moment)
})

test('a day whose midnight is skipped starts when the gap ends', () => {
  expect(iso(startOfDay('2018-11-04', 'America/Sao_Paulo'))).toBe('2018-11-04T03:00:00.000Z')
  expect(wallClock(startOfDay('2018-11-04', 'America/Sao_Paulo'), 'America/Sao_Paulo').time).toBe('01:00:00')
})

test('a day whose midnight comes twice starts at the first one', () => {
  expect(iso(startOfDay('2026-11-01', 'America/Havana'))).toBe('2026-11-01T04:00:00.000Z')
})

test('a wall clock time that comes twice is the first of the two', () => {
  expect(iso(momentAt('2026-11-01', '01:30:00', 'America/New_York'))).toBe('2026-11-01T05:30:00.000Z')
})

test('a wall clock time that is skipped lies as far behind the start of the gap', () => {
  expect(iso(momentAt('2026-03-08', '02:30:00', 'America/New_York'))).toBe('2026-03-08T07:30:00.000Z')
})

test('days are counted by the calendar, leap days included', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('a wall clock shows midnight as 00, also in years of fewer digits', () => {
  expect(wallClock(Date.parse('2026-01-01T16:00:00Z'), 'Asia/Shanghai')).toEqual({
    date: '2026-01-02',
    time: '00:00:00',
  })
})
