import type { Filter } from '../../fields/filter'
import { addDays } from '../../fields/zone'
import { dayMs } from '../../schema/time'

/** Beyond this many days a report tells months. */
const maxDays = 100

/** Whether the figures of a span are shown by day or by month; by month where the span is open. */
export function bucketOf(span: Filter | undefined): 'day' | 'month' {
  const [from, to] = [Date.parse(String(span?.from)), Date.parse(String(span?.to))]
  return Number.isNaN(from) || Number.isNaN(to) || (to - from) / dayMs > maxDays ? 'month' : 'day'
}

/**
 * The span of equal length that ends where this one begins; undefined where it has no beginning or no end.
 * @param isDate whole days, both ends included; else moments, the end excluded
 */
export function spanBefore(span: Filter | undefined, isDate: boolean): Filter<string> | undefined {
  const { from, to } = (span ?? {}) as Filter<string>
  if (from === undefined || to === undefined) return undefined
  const length = Date.parse(to) - Date.parse(from)
  if (isDate) return { from: addDays(from, -Math.round(length / dayMs) - 1), to: addDays(from, -1) }
  return { from: new Date(Date.parse(from) - length).toISOString(), to: from }
}
