import { dayMs } from '../../schema/time'

/** On which weekdays a push goes out again, 1 for Monday to 7 for Sunday, and until which day. */
export interface Recurrence {
  readonly days: readonly number[]
  /** YYYY-MM-DD, in UTC as the days are. */
  readonly until: string
}

/**
 * The next moment after one occurrence, at the same time of day (UTC), that lies ahead; null where there is none before
 * the last day ends. Occurrences that were missed are not made up for.
 */
export function nextOccurrence({ days, until }: Recurrence, after: string, now: number): string | null {
  const end = Date.parse(`${until}T00:00:00Z`) + dayMs
  let moment = Date.parse(after) + dayMs
  while (moment < end) {
    const weekday = new Date(moment).getUTCDay() || 7
    if (moment > now && days.includes(weekday)) return new Date(moment).toISOString()
    moment += dayMs
  }
  return null
}
