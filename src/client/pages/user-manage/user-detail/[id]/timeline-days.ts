import { addDays, startOfDay, wallClock } from '../../../../../fields/zone'

/** A day and what happened on it. */
export interface Day<E> {
  /** YYYY-MM-DD in the reader's zone. */
  readonly date: string
  readonly events: readonly E[]
}

/** Events, latest first, under the days on which a clock in the zone shows them. */
export function daysOf<E extends { readonly at: string }>(events: readonly E[], zone: string): Day<E>[] {
  const days: { date: string; events: E[] }[] = []
  for (const event of events) {
    const { date } = wallClock(Date.parse(event.at), zone)
    const last = days.at(-1)
    if (last?.date === date) last.events.push(event)
    else days.push({ date, events: [event] })
  }
  return days
}

/** The moment before which a day's events come first: the end of the day in the zone, as an ISO text. */
export function endOfDay(date: string, zone: string): string {
  return new Date(startOfDay(addDays(date, 1), zone)).toISOString()
}

/** A day as a heading: "Friday, 20 March 2026", and how near it is where that is worth saying. */
export function dayTitle(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
