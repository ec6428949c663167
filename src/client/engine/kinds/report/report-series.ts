import type { FigurePoint, FiguresAnswer } from '../../../../fields/report-figures'
import { addDays, wallClock } from '../../../../fields/zone'

/** The values of one figure over the span and over the one before, day by day or month by month. */
export interface ReportSeries {
  readonly labels: readonly string[]
  readonly values: readonly (number | null)[]
  /** The days before, each under the day it is compared with; empty where there is nothing to compare with. */
  readonly previous: readonly (number | null)[]
}

/**
 * A day on which nothing was counted is a 0 of a sum, and no value of an average. One that is not over and of which no figure
 * is known yet has no value: counting has not come to it.
 * @param now in milliseconds
 */
export function reportSeries(
  answer: FiguresAnswer,
  path: string,
  currency: string | null,
  zone: string,
  now: number,
): ReportSeries {
  const own = answer.points.filter((point) => point.path === path && point.currency === currency)
  const how = answer.totals.find((total) => total.path === path)?.how
  const labels = labelsOf(answer, answer.span, zone, own, false)
  const before = answer.previous ? labelsOf(answer, answer.previous, zone, own, true) : []
  const isAhead = (label: string, isPrevious: boolean) =>
    !isPrevious &&
    isGoingOn(label, now, zone) &&
    !answer.points.some((point) => !point.isPrevious && point.at === label)
  const valuesOf = (at: readonly string[], isPrevious: boolean) => {
    const found = new Map<string, number>(
      own.filter((point) => point.isPrevious === isPrevious).map((point) => [point.at, point.value]),
    )
    return at.map((label) => found.get(label) ?? (how === 'average' || isAhead(label, isPrevious) ? null : 0))
  }
  const previous = valuesOf(before, true)
  return { labels, values: valuesOf(labels, false), previous: previous.slice(0, labels.length) }
}

/** Whether the last day or month of a series is still going on: what it comes to is not known yet, and is no fall. */
export function isUnfinished({ labels, values }: ReportSeries, now: number, zone: string): boolean {
  const last = labels.at(-1)
  return last !== undefined && values.at(-1) !== null && isGoingOn(last, now, zone)
}

function isGoingOn(label: string, now: number, zone: string): boolean {
  return wallClock(now, zone).date.startsWith(label)
}

/** The currencies that a report's money is in, the most used ones first. */
export function currenciesOf({ totals, points }: FiguresAnswer): string[] {
  const counts = new Map<string, number>(
    totals.flatMap(({ currency }) => (currency === null ? [] : [[currency, 0] as const])),
  )
  for (const { currency } of points) if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([currency]) => currency)
}

/** Every day of a span, those without a value too; where the span is open, from the first that has one to the last. */
function labelsOf(
  { bucket }: FiguresAnswer,
  span: FiguresAnswer['span'],
  zone: string,
  points: readonly FigurePoint[],
  isPrevious: boolean,
): string[] {
  const told = points.filter((point) => point.isPrevious === isPrevious).map(({ at }) => at)
  const first = dayOf(span?.from, zone, 0) ?? [...told].sort()[0]
  const last = dayOf(span?.to, zone, -1) ?? [...told].sort().at(-1)
  if (first === undefined || last === undefined) return []
  return bucket === 'month' ? months(first.slice(0, 7), last.slice(0, 7)) : days(first, last)
}

/** The day of a span's end: a moment's end is excluded. */
function dayOf(end: unknown, zone: string, shift: 0 | -1): string | undefined {
  if (typeof end !== 'string') return undefined
  return end.length === 10 ? end : wallClock(Date.parse(end) + shift, zone).date
}

function days(first: string, last: string): string[] {
  const found: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) found.push(day)
  return found
}

function months(first: string, last: string): string[] {
  const found: string[] = []
  for (let day = `${first}-15`; day.slice(0, 7) <= last; day = addDays(`${day.slice(0, 7)}-15`, 30)) {
    const month = day.slice(0, 7)
    if (found.at(-1) !== month) found.push(month)
  }
  return found
}
