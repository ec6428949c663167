import type { Filter } from '../../../fields/filter'

/** A range longer than this is flagged before the export starts, in months; the specification's default. */
const flaggedBeyondMonths = 3
/** A longer one is refused. */
const refusedBeyondMonths = 12

export type RangeVerdict = 'fine' | 'flagged' | 'refused'

/**
 * Judges one filter on a date or a moment. An open end reaches to now; an open start is no range that anybody chose.
 * @param now in milliseconds since the epoch
 */
export function judgeRange(
  { from, to }: Pick<Filter, 'from' | 'to'>,
  now: number,
  flagMonths: number = flaggedBeyondMonths,
): RangeVerdict {
  const start = momentOf(from)
  const end = momentOf(to) ?? now
  if (start === undefined || end <= start) return 'fine'
  if (end > addMonths(start, refusedBeyondMonths)) return 'refused'
  return end > addMonths(start, flagMonths) ? 'flagged' : 'fine'
}

/** The worst verdict over all of a list's date filters, with the path that it falls on. */
export function judgeFilters(
  filters: Readonly<Record<string, Filter>>,
  typeOf: (path: string) => string | undefined,
  now: number,
): { verdict: RangeVerdict; path?: string } {
  let flagged: string | undefined
  for (const [path, filter] of Object.entries(filters)) {
    const type = typeOf(path)
    if (type !== 'instant' && type !== 'date') continue
    const verdict = judgeRange(filter, now)
    if (verdict === 'refused') return { verdict, path }
    if (verdict === 'flagged') flagged ??= path
  }
  return flagged === undefined ? { verdict: 'fine' } : { verdict: 'flagged', path: flagged }
}

function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

/** The same day so many months later, or that month's last; a day of grace covers ends that count the last day in. */
function addMonths(moment: number, months: number): number {
  const date = new Date(moment)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() + 86_400_000
}
