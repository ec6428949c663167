import { addDays, wallClock } from './zone'

/** Whose calendar counts, and when it is now. */
export interface Clock {
  /** An IANA time zone. */
  readonly zone: string
  /** In milliseconds since the epoch. */
  readonly now: number
}

/** Days as inclusive bounds, YYYY-MM-DD. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The words for spans of days, as they are in addresses. Weeks start on Monday, by ISO 8601. */
const PERIODS: Readonly<Record<string, (today: string) => Days>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => span(addDays(today, -1), 1),
  tomorrow: (today) => span(addDays(today, 1), 1),
  thisWeek: (today) => span(monday(today), 7),
  lastWeek: (today) => span(addDays(monday(today), -7), 7),
  nextWeek: (today) => span(addDays(monday(today), 7), 7),
  thisMonth: (today) => month(today, 0),
  lastMonth: (today) => month(today, -1),
  nextMonth: (today) => month(today, 1),
  thisYear: (today) => year(today, 0),
  lastYear: (today) => year(today, -1),
}

/** The named periods, in the order they are offered. */
export const PERIOD_WORDS: readonly string[] = Object.keys(PERIODS)

/** Whether the word is a period: a named one, or `7d` (the last 7 days, today included) or `next7d` (from today on). */
export function isPeriod(word: string): boolean {
  return Object.hasOwn(PERIODS, word) || COUNTED.test(word)
}

/** The days of a period in the viewer's calendar; undefined where the word is none. */
export function daysOfPeriod(word: string, { zone, now }: Clock): Days | undefined {
  const today = wallClock(now, zone).date
  if (Object.hasOwn(PERIODS, word)) return PERIODS[word]!(today)
  const [, next, count] = COUNTED.exec(word) ?? []
  if (count === undefined) return undefined
  return next ? span(today, Number(count)) : span(addDays(today, 1 - Number(count)), Number(count))
}

const COUNTED = /^(next)?([1-9]\d{0,3})d$/

function span(from: string, days: number): Days {
  return { from, to: addDays(from, days - 1) }
}

function monday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

function month(today: string, ahead: number): Days {
  const [y = 0, m = 0] = today.split('-').map(Number)
  const first = (offset: number) => new Date(Date.UTC(y, m - 1 + offset, 1)).toISOString().slice(0, 10)
  return { from: first(ahead), to: addDays(first(ahead + 1), -1) }
}

function year(today: string, ahead: number): Days {
  const y = String(Number(today.slice(0, 4)) + ahead).padStart(4, '0')
  return { from: `${y}-01-01`, to: `${y}-12-31` }
}
