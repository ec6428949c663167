import { shiftDate } from './shift-date'

/** The weeks of the month that a day stands in, Monday first, with the days of its neighbours that fill them. */
export function monthWeeks(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const days = Array.from({ length: 42 }, (_, index) => shiftDate(first, { days: index - weekday }) ?? '')
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return weeks.filter((week) => week.some((each) => each.startsWith(day.slice(0, 7))))
}

/** The day that a key leads to from another, as in a calendar grid; undefined for keys that lead nowhere. */
export function dayByKey(day: string, key: string, isShift: boolean): string | undefined {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  if (days[key] !== undefined) return shiftDate(day, { days: days[key] })
  const months = isShift ? 12 : 1
  if (key === 'PageUp') return shiftDate(day, { months: -months })
  return key === 'PageDown' ? shiftDate(day, { months }) : undefined
}
