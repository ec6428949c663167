import type { Field } from '../schema/field'
import { filterRuleOf } from './field-types'
import type { Filter } from './filter-rule'
import { daysOfPeriod, type Clock } from './period'
import { readStamp } from './typed-time/read-time'
import { addDays, startOfDay, wallClock } from './zone'

/**
 * A filter as people set it, with days and periods, as the database takes it: for dates, periods become inclusive days; for
 * moments, periods and days in the reader's zone become moments with an exclusive end. Every other filter passes unchanged, and
 * so does what is no day, period or moment, for the field's shape to refuse.
 */
export function resolveFilter(filter: Filter, field: Field, clock: Clock): Filter {
  const { reads } = filterRuleOf(field)
  if (reads !== 'day' && reads !== 'instant') return filter
  const { is, from, to, ...rest } = filter
  const named = spanOf(is, reads, clock)
  const ends = [named, { from: firstDay(from, reads, clock), to: lastDay(to, reads, clock) }]
  const edges = reads === 'instant' ? ends.map((span) => momentsOf(span, clock.zone)) : ends
  return {
    ...rest,
    ...(is !== undefined && !named && { is }),
    ...held(
      'from',
      edges.map((span) => span?.from),
      (one, other) => one > other,
    ),
    ...held(
      'to',
      edges.map((span) => span?.to),
      (one, other) => one < other,
    ),
  }
}

/** The filter with its periods as the days that they stand for by a clock; all else stays as people set it. */
export function resolvePeriods(filter: Filter, field: Field, clock: Clock): Filter {
  const { reads } = filterRuleOf(field)
  if (reads !== 'day' && reads !== 'instant') return filter
  const { is, from, to, ...rest } = filter
  const days = spanOf(is, 'day', clock)
  const span = { from: firstDay(from, reads, clock), to: lastDay(to, reads, clock), ...days }
  return {
    ...rest,
    ...(is !== undefined && !days && { is }),
    ...(span.from !== undefined && { from: span.from }),
    ...(span.to !== undefined && { to: span.to }),
  }
}

/** From and to as people name them: days of the calendar, or moments; either may be missing, or what nobody understands. */
export interface Span {
  readonly from?: unknown
  readonly to?: unknown
}

/** The span that a filter on a date or a moment leaves, in the words of days where it was said in days. */
export function namedSpan({ is, from, to }: Filter, clock: Clock): Span {
  return spanOf(is, 'instant', clock) ?? { from: firstDay(from, 'instant', clock), to: lastDay(to, 'instant', clock) }
}

/** Whether a filter counts in days or in moments. */
type Reads = 'day' | 'instant'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What a single period means, and for moments a single day or moment; undefined for every other list. */
function spanOf(is: readonly unknown[] | undefined, reads: Reads, clock: Clock): Span | undefined {
  const [said] = Array.isArray(is) && is.length === 1 ? (is as readonly unknown[]) : []
  const only = unstamped(said, reads, clock)
  if (typeof only !== 'string') return undefined
  const days = daysOfPeriod(only, clock)
  if (days) return days
  if (reads === 'day') return only === said ? undefined : { from: only, to: only }
  if (DAY.test(only)) return { from: only, to: only }
  const moment = Date.parse(only)
  return Number.isNaN(moment) ? undefined : { from: only, to: new Date(moment + 1).toISOString() }
}

function firstDay(end: unknown, reads: Reads, clock: Clock): unknown {
  return (typeof end === 'string' ? daysOfPeriod(end, clock)?.from : undefined) ?? unstamped(end, reads, clock)
}

function lastDay(end: unknown, reads: Reads, clock: Clock): unknown {
  return (typeof end === 'string' ? daysOfPeriod(end, clock)?.to : undefined) ?? unstamped(end, reads, clock)
}

/** A time stamp of 10 or 13 digits as a moment, for dates as its day by the clock; everything else as it is. */
function unstamped(value: unknown, reads: Reads, { zone }: Clock): unknown {
  const moment = typeof value === 'string' || typeof value === 'number' ? readStamp(String(value)) : undefined
  if (moment === undefined) return value
  return reads === 'day' ? wallClock(moment, zone).date : new Date(moment).toISOString()
}

function momentsOf(span: Span | undefined, zone: string): Span | undefined {
  return span && { from: momentOf(span.from, 0, zone), to: momentOf(span.to, 1, zone) }
}

/** The start of a day, this many days on, as an ISO text; what is no day of the calendar stays. */
function momentOf(end: unknown, ahead: number, zone: string): unknown {
  if (typeof end !== 'string' || !DAY.test(end) || Number.isNaN(Date.parse(end))) return end
  return new Date(startOfDay(addDays(end, ahead), zone)).toISOString()
}

/** The narrower of the ends that are said; one that cannot be compared stands, to be refused. */
function held(end: 'from' | 'to', said: readonly unknown[], isNarrower: (one: string, other: string) => boolean): Span {
  const [first, second] = said.filter((each) => each !== undefined)
  if (first === undefined) return {}
  if (typeof first !== 'string' || typeof second !== 'string') return { [end]: second ?? first }
  return { [end]: isNarrower(first, second) ? first : second }
}
