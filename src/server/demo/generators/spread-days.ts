import { day } from '../calendar'
import type { Random } from '../../base/random'

/** Whether a moment lies on a Saturday or a Sunday. */
export function isWeekend(moment: number): boolean {
  return [0, 6].includes(new Date(moment).getUTCDay())
}

/**
 * The moment of the n-th of so many events that are spread evenly over the last days until now, the earliest about first: as
 * many on each working day, fewer at weekends, and today as many as belong to the part of it that is over.
 * @param weekend how many there are on a day of a weekend, as against a working day
 */
export function spreadOver(
  now: number,
  { days, weekend = 0.6 }: { readonly days: number; readonly weekend?: number },
  index: number,
  count: number,
  random: Random,
): number {
  const today = Math.floor(now / day) * day
  const parts = Array.from({ length: days }, (_, nth) => {
    const from = today - (days - 1 - nth) * day
    const length = Math.min(day, now - from)
    return { from, length, weight: (length / day) * (isWeekend(from) ? weekend : 1) }
  })
  // Not as evenly as a clock: some days have a few more.
  const place = Math.min(count, Math.max(0, index + 0.5 + (random.next() - 0.5) * Math.min(8, count / 40)))
  let left = (place / count) * parts.reduce((sum, { weight }) => sum + weight, 0)
  for (const { from, length, weight } of parts) {
    if (left < weight) return from + (left / weight) * length
    left -= weight
  }
  return now
}
