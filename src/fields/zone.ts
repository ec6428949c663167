import { tzOffset } from '@date-fns/tz/tzOffset'
import { dayMs, minuteMs } from '../schema/time'

/** The parts of a moment as a wall clock in the zone shows them: `{ date: '2026-01-31', time: '08:30:00' }`. */
export function wallClock(moment: number, zone: string): { date: string; time: string } {
  const shown = new Date(moment + offsetAt(moment, zone)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 19) }
}

/**
 * The first moment of a day (YYYY-MM-DD) in the zone, in milliseconds. Where clocks skip midnight it is the moment after
 * the gap; where midnight comes twice it is the first.
 */
export function startOfDay(date: string, zone: string): number {
  const [first = NaN] = momentsAt(date, '00:00:00', zone)
    .filter((moment) => wallClock(moment, zone).date === date)
    .sort((a, b) => a - b)
  return first
}

/** The moment at which a wall clock in the zone shows date and time; the first of two; after a gap, as far behind its start. */
export function momentAt(date: string, time: string, zone: string): number {
  const moments = momentsAt(date, time, zone)
  const exact = moments.filter((moment) => {
    const clock = wallClock(moment, zone)
    return clock.date === date && clock.time === time
  })
  return Math.min(...(exact.length > 0 ? exact : [Math.max(...moments)]))
}

/** The day this many days later, by the calendar: `addDays('2026-02-28', 1)` is 2026-03-01. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** How far the zone is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  return Math.round(tzOffset(zone, new Date(moment)) * minuteMs)
}

/** How far the zone is ahead of UTC, as people write it: UTC+8, UTC-3:30. Of a moment, since offsets change with the seasons. */
export function offsetLabel(moment: number, zone: string): string {
  const minutes = Math.round(offsetAt(moment, zone) / minuteMs)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Whether the text names a time zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/** Candidates by the offsets a day before and a day after: no zone changes its offset twice in between. */
function momentsAt(date: string, time: string, zone: string): number[] {
  const utc = Date.parse(`${date}T${time}Z`)
  return [...new Set([utc - offsetAt(utc - dayMs, zone), utc - offsetAt(utc + dayMs, zone)])]
}
