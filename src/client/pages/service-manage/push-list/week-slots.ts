import { addDays, momentAt, wallClock } from '../../../../fields/zone'
import { dayMs } from '../../../../schema/time'

/** An hour of a week: its day from 0, and its hour from 0 to 23. */
export interface Slot {
  readonly day: number
  readonly hour: number
}

/** Where the keyboard is: one of an hour's pushes, or after them the free place. */
export interface Place extends Slot {
  readonly index: number
}

export const daysOfWeek = 7
export const hoursOfDay = 24

/** The Monday (YYYY-MM-DD) of the week that a day is in. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((weekday + 6) % 7))
}

/** The hour of the week from a Monday on in which a moment falls by a clock; undefined outside of it. */
export function slotOf(moment: number, monday: string, zone: string): Slot | undefined {
  const { date, time } = wallClock(moment, zone)
  const day = Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${monday}T00:00:00Z`)) / dayMs)
  return day >= 0 && day < daysOfWeek ? { day, hour: Number(time.slice(0, 2)) } : undefined
}

/** The moment, in milliseconds, at which an hour of the week begins by a clock; this many minutes later where they are given. */
export function momentOf({ day, hour: at }: Slot, monday: string, zone: string, minutes = 0): number {
  const time = `${String(at).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00`
  return momentAt(addDays(monday, day), time, zone)
}

/** The minutes past the hour that a clock shows. */
export function minutesOf(moment: number, zone: string): number {
  return Number(wallClock(moment, zone).time.slice(3, 5))
}

/** Whether people are not to be disturbed at any time of an hour. Hours that begin in the evening end the next morning. */
export function isQuietHour(at: number, quietFrom: string, quietTo: string): boolean {
  const [from, to] = [minutesIn(quietFrom), minutesIn(quietTo)]
  const [start, end] = [at * 60, at * 60 + 60]
  return from <= to ? start < to && end > from : start < to || end > from
}

function minutesIn(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** What is in each hour of the week, by `day * 24 + hour`. */
export function bySlot<T>(items: readonly T[], slot: (item: T) => Slot | undefined): ReadonlyMap<number, readonly T[]> {
  const found = new Map<number, T[]>()
  for (const item of items) {
    const at = slot(item)
    if (at) found.set(slotKey(at), [...(found.get(slotKey(at)) ?? []), item])
  }
  return found
}

export function slotKey({ day, hour: at }: Slot): number {
  return day * hoursOfDay + at
}

/** Where an arrow leads, and into which week. */
export interface Step {
  readonly place: Place
  /** Weeks on; negative for back. */
  readonly weeks: number
}

/**
 * Where a key leads from a place: up and down through what is in the hours of a day, left and right through the days and on
 * into the next week, Home and End to the first and last day, Page Up and Page Down by a week.
 * @param placesIn how many places an hour has, at least one
 * @returns undefined for keys that lead nowhere
 */
export function stepFrom(place: Place, key: string, placesIn: (slot: Slot) => number): Step | undefined {
  const { day, hour: at, index } = place
  const to = (slot: Slot, weeks = 0, last = false): Step => ({
    place: { ...slot, index: last ? placesIn(slot) - 1 : 0 },
    weeks,
  })
  switch (key) {
    case 'ArrowDown':
      if (index + 1 < placesIn(place)) return { place: { ...place, index: index + 1 }, weeks: 0 }
      return at + 1 < hoursOfDay ? to({ day, hour: at + 1 }) : undefined
    case 'ArrowUp':
      if (index > 0) return { place: { ...place, index: index - 1 }, weeks: 0 }
      return at > 0 ? to({ day, hour: at - 1 }, 0, true) : undefined
    case 'ArrowLeft':
      return day > 0
        ? to({ day: day - 1, hour: at })
        : { place: { day: daysOfWeek - 1, hour: at, index: 0 }, weeks: -1 }
    case 'ArrowRight':
      return day + 1 < daysOfWeek ? to({ day: day + 1, hour: at }) : { place: { day: 0, hour: at, index: 0 }, weeks: 1 }
    case 'Home':
      return to({ day: 0, hour: at })
    case 'End':
      return to({ day: daysOfWeek - 1, hour: at })
    case 'PageUp':
      return { place: { day, hour: at, index: 0 }, weeks: -1 }
    case 'PageDown':
      return { place: { day, hour: at, index: 0 }, weeks: 1 }
    default:
      return undefined
  }
}

/** The hour that Shift and an arrow take a push to; undefined for other keys, and beyond the week. */
export function shifted({ day, hour: at }: Slot, key: string): Slot | undefined {
  const [days, hours] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] ?? []
  if (days === undefined || hours === undefined) return undefined
  const next = { day: day + days, hour: at + hours }
  return next.day >= 0 && next.day < daysOfWeek && next.hour >= 0 && next.hour < hoursOfDay ? next : undefined
}
