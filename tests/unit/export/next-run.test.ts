import { describe, expect, it } from 'vitest'
import { nextRun, type Rhythm } from '../../../src/server/jobs/export/next-run'

const rhythm: Rhythm = { frequency: 'daily', weekday: null, monthDay: null, time: '08:30', timezone: 'Asia/Shanghai' }
const next = (own: Partial<Rhythm>, after: string) =>
  new Date(nextRun({ ...rhythm, ...own }, Date.parse(after))).toISOString()

describe('the next run of a scheduled export', () => {
  it('is today where the hour is still to come, else tomorrow, by its own clock', () => {
    expect(next({}, '2026-11-21T00:00:00Z')).toBe('2026-11-21T00:30:00.000Z')
    expect(next({}, '2026-11-21T00:30:00Z')).toBe('2026-11-22T00:30:00.000Z')
  })

  it('is on its weekday, 7 being Sunday', () => {
    expect(next({ frequency: 'weekly', weekday: 1 }, '2026-11-21T12:00:00Z')).toBe('2026-11-23T00:30:00.000Z')
    expect(next({ frequency: 'weekly', weekday: 7 }, '2026-11-21T12:00:00Z')).toBe('2026-11-22T00:30:00.000Z')
  })

  it('is on its day of the month, also into the next year', () => {
    expect(next({ frequency: 'monthly', monthDay: 28 }, '2026-12-28T12:00:00Z')).toBe('2027-01-28T00:30:00.000Z')
  })

  it('keeps its hour when the clocks change', () => {
    const own = { timezone: 'Europe/Berlin' }
    expect(next(own, '2026-10-24T12:00:00Z')).toBe('2026-10-25T07:30:00.000Z')
    expect(next(own, '2026-10-23T12:00:00Z')).toBe('2026-10-24T06:30:00.000Z')
  })
})
