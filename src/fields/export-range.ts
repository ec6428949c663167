import { flaggedBeyondMonths, refusedBeyondMonths } from './export-months'
import { traitsOf } from './field-traits'
import type { Field } from '../schema/field'
import type { Filter } from './filter-rule'
import type { Clock } from './period'
import { namedSpan } from './resolve-filter'
import { shiftDate } from './typed-time/shift-date'
import { momentAt, startOfDay, wallClock } from './zone'

export type RangeVerdict = 'fine' | 'flagged' | 'refused'

/** What a list's date filters are judged to be: the worst of them, with its path. */
export interface JudgedRange {
  readonly verdict: RangeVerdict
  readonly path?: string
}

/**
 * Judges one filter on a date or a moment, to the day or the millisecond as it is said: from the 15th of January to the 15th of
 * April is 3 months, a day more is not. An open end reaches to now; an open start is no range that anybody chose.
 */
export function judgeRange(filter: Filter, clock: Clock, flagMonths: number = flaggedBeyondMonths): RangeVerdict {
  const { from, to = new Date(clock.now).toISOString() } = namedSpan(filter, clock)
  if (isLonger(from, to, refusedBeyondMonths, clock.zone)) return 'refused'
  return isLonger(from, to, flagMonths, clock.zone) ? 'flagged' : 'fine'
}

/**
 * The worst verdict over all of a list's date filters. A secret date is a birthday, say: a trait of people, and no period of data.
 * @param filters as people set them, days and periods unresolved
 */
export function judgeFilters(
  filters: Readonly<Record<string, Filter>>,
  fieldAt: (path: string) => Field | undefined,
  clock: Clock,
  flagMonths: number = flaggedBeyondMonths,
): JudgedRange {
  let flagged: string | undefined
  for (const [path, filter] of Object.entries(filters)) {
    const field = fieldAt(path)
    if (!field || !traitsOf(field).time || field.secret) continue
    const verdict = judgeRange(filter, clock, flagMonths)
    if (verdict === 'refused') return { verdict, path }
    if (verdict === 'flagged') flagged ??= path
  }
  return flagged === undefined ? { verdict: 'fine' } : { verdict: 'flagged', path: flagged }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Days are compared with days, so that hours that the clocks skip count for nothing. */
function isLonger(from: unknown, to: unknown, months: number, zone: string): boolean {
  if (typeof from !== 'string' || typeof to !== 'string') return false
  if (DAY.test(from) && DAY.test(to)) return to > (shiftDate(from, { months }) ?? to)
  const start = DAY.test(from) ? startOfDay(from, zone) : Date.parse(from)
  const end = DAY.test(to) ? startOfDay(to, zone) : Date.parse(to)
  if (Number.isNaN(start) || Number.isNaN(end)) return false
  const { date, time } = wallClock(start, zone)
  const last = shiftDate(date, { months })
  return last !== undefined && end > momentAt(last, time, zone) + (start % 1_000)
}
