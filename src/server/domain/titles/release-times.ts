import { addDays, momentAt, wallClock } from '../../../fields/zone'
import type { Series } from './title-figures'

/** On which weekdays (1 is Monday), and at which hour of which zone, episodes come out. */
export type UpdateDays = NonNullable<Series['updateDays']>

/** So far ahead is looked for a day; a weekday is never farther. */
const longestSearch = 8

/**
 * The moments at which episodes come out, in their order.
 * @param from ISO; the first update is on the first fitting day whose hour is not before it
 * @param count how many episodes
 * @param perUpdate how many come out at once
 */
export function releaseTimes(
  { days, updateTime, timeZone }: UpdateDays,
  from: string,
  count: number,
  perUpdate: number,
): string[] {
  const times: string[] = []
  let day = wallClock(Date.parse(from), timeZone).date
  for (let searched = 0; times.length < count && searched < longestSearch; day = addDays(day, 1)) {
    searched++
    const moment = momentAt(day, `${updateTime}:00`, timeZone)
    if (!days.includes(weekday(day)) || moment < Date.parse(from)) continue
    searched = 0
    const iso = new Date(moment).toISOString()
    for (let nth = 0; nth < perUpdate && times.length < count; nth++) times.push(iso)
  }
  return times
}

/** The caption id of what is wrong with a schedule; undefined when nothing is. */
export function updateDaysProblem(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return 'error.notSchedule'
  const { days, updateTime, timeZone } = given as Record<string, unknown>
  const isDay = (day: unknown) => typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 7
  if (!Array.isArray(days) || days.length === 0 || !days.every(isDay)) return 'error.notSchedule'
  if (typeof updateTime !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(updateTime)) return 'error.notSchedule'
  return typeof timeZone === 'string' && isZone(timeZone) ? undefined : 'error.notSchedule'
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
