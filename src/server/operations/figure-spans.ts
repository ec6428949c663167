import type { Filter } from '../../fields/filter'
import { addDays, wallClock } from '../../fields/zone'
import { dayMs } from '../../schema/time'

/** Beyond this many days a report tells months. */
const maxDays = 100

/** Whether the figures of a span are shown by day or by month; by month where the span is open. */
export function bucketOf(span: Filter | undefined): 'day' | 'month' {
  const [from, to] = [Date.parse(String(span?.from)), Date.parse(String(span?.to))]
  return Number.isNaN(from) || Number.isNaN(to) || (to - from) / dayMs > maxDays ? 'month' : 'day'
}

/** When a report is read, and by whose days. */
export interface ReadAt {
  readonly now: Date
  readonly zone: string
}

/**
 * What a span is compared with: the one of equal length before it, up to the same hour where the span still goes on, and
 * without the last day where it is told by whole days; undefined where it has no beginning, no end, or nothing is over.
 * @param isDate whole days, both ends included; else moments, the end excluded
 */
export function spanBefore(span: Filter | undefined, isDate: boolean, read: ReadAt): Filter<string> | undefined {
  const { from, to } = endsOf(span)
  if (from === undefined || to === undefined) return undefined
  const length = Date.parse(to) - Date.parse(from)
  if (!isDate) {
    const begins = Date.parse(from) - length
    const elapsed = Math.min(Date.parse(to), read.now.getTime()) - Date.parse(from)
    return elapsed > 0 ? { from: instantOf(begins), to: instantOf(begins + elapsed) } : undefined
  }
  const finished = finishedPart(span, read) ?? { from, to }
  const days = Math.round(length / dayMs) + 1
  return finished.to < finished.from ? undefined : { from: addDays(from, -days), to: addDays(finished.to, -days) }
}

/** The days of a span that are over, where it goes on today: what its last day comes to is not known yet. */
export function finishedPart(span: Filter | undefined, { now, zone }: ReadAt): Ends | undefined {
  const { from, to } = endsOf(span)
  const today = wallClock(now.getTime(), zone).date
  return from === undefined || to === undefined || to < today ? undefined : { from, to: addDays(today, -1) }
}

interface Ends {
  readonly from: string
  readonly to: string
}

const endsOf = (span: Filter | undefined): Partial<Ends> => ({
  ...(typeof span?.from === 'string' && { from: span.from }),
  ...(typeof span?.to === 'string' && { to: span.to }),
})

const instantOf = (at: number) => new Date(at).toISOString()
