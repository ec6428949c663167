import { dayMs, hourMs, minuteMs } from '../../schema/time'
import type { Random } from '../base/random'

export const minute = minuteMs
export const hour = hourMs
export const day = dayMs

/** How busy each hour of a viewer's local day is: quiet at night, a rise at lunch, the peak in the evening. */
const hourWeights = [5, 3, 2, 1, 1, 1, 2, 3, 4, 5, 6, 7, 9, 8, 6, 6, 7, 8, 10, 13, 16, 17, 14, 9]

/** Monday first: weekends are busier. */
const weekdayWeights = [0.93, 0.9, 0.92, 0.95, 1.05, 1.2, 1.15]

const office = [0, 0, 0, 0, 0, 0, 0, 1, 5, 12, 13, 10, 4, 9, 13, 13, 11, 8, 4, 2, 1, 0, 0, 0]

/** Draws moments of the last year before `now`: more of them recently than a year ago, by weekday and hour of the day. */
export interface Calendar {
  readonly now: number
  /** A moment of the last year, busy in the evening of a place this many hours ahead of UTC. */
  moment(random: Random, offsetHours?: number): number
  /** The moment that a share (0 to 1) of the year's events had happened by, at some hour of that day. */
  spread(share: number, random: Random, offsetHours?: number): number
  /** A moment between two others, evening-heavy as well. Swapped or equal bounds give the earlier. */
  between(random: Random, from: number, to: number, offsetHours?: number): number
  /** A moment of the last few days, of this number, in which staff (UTC+8) were at work. */
  officeMoment(random: Random, days?: number): number
}

/** @param now milliseconds since the epoch; every moment drawn lies before it. */
export function calendarUntil(now: number): Calendar {
  const today = Math.floor(now / day)
  const hours = sumsOf(hourWeights)
  const officeHours = sumsOf(office)
  const days = sumsOf(
    Array.from({ length: 366 }, (_, index) => {
      const date = today - 365 + index
      return (0.55 + (0.9 * index) / 365) * weekdayWeights[weekday(date)]!
    }),
  )
  const at = (random: Random, date: number, sums: readonly number[], offset: number) =>
    date * day + drawn(random.next(), sums) * hour + random.int(hour) - offset * hour
  const before = (moment: number) => (moment < now ? moment : moment - Math.ceil((moment - now + 1) / day) * day)
  return {
    now,
    moment: (random, offset = 8) => before(at(random, today - 365 + drawn(random.next(), days), hours, offset)),
    spread: (share, random, offset = 8) => before(at(random, today - 365 + drawn(share, days), hours, offset)),
    between(random, from, to, offset = 8) {
      if (to - from < 2 * day) return Math.min(from, to) + random.next() * Math.max(0, to - from)
      const moment = at(random, Math.floor(from / day) + random.int((to - from) / day), hours, offset)
      return Math.min(Math.max(moment, from), to)
    },
    officeMoment(random, span = 365) {
      const date = today - random.int(span)
      const shift = weekday(date) > 4 && random.chance(0.8) ? weekday(date) - 4 : 0
      return before(at(random, date - shift, officeHours, 8))
    },
  }
}

const upTo = (count: number, width: number) => Array.from({ length: count }, (_, at) => String(at).padStart(width, '0'))
const sixty = upTo(60, 2)
const thousand = upTo(1000, 3)

/** An instant as it is stored: ISO 8601 in UTC. A demo has millions of them: put together from parts that are kept, they cost an eighth of a `Date`. */
export function instant(moment: number): string {
  const whole = Math.trunc(moment)
  const time = whole - Math.floor(whole / day) * day
  const [hours, minutes, seconds] = [
    Math.floor(time / hour),
    Math.floor(time / minute) % 60,
    Math.floor(time / 1000) % 60,
  ]
  return `${dateOf(whole)}T${sixty[hours]}:${sixty[minutes]}:${sixty[seconds]}.${thousand[time % 1000]}Z`
}

/** Of the days that a demo knows, as they are stored. */
const dates = new Map<number, string>()

/** A date as it is stored: YYYY-MM-DD, in UTC. */
export function dateOf(moment: number): string {
  const number = Math.floor(moment / day)
  const date = dates.get(number) ?? new Date(number * day).toISOString().slice(0, 10)
  dates.set(number, date)
  return date
}

/**
 * The company's day (UTC+8) of a moment, counted from the epoch. Figures by day end with the one before today: by the days of UTC
 * yesterday would be empty for those who look in the morning.
 */
export function companyDay(moment: number): number {
  return Math.floor((moment + 8 * hour) / day)
}

/** How busy a weekday is, 0 being Monday; the year's mean is 1. */
export function weekdayFactor(moment: number): number {
  return weekdayWeights[weekday(Math.floor(moment / day))]!
}

/** Monday is 0; the epoch was a Thursday. */
function weekday(date: number): number {
  return (date + 3) % 7
}

function sumsOf(list: readonly number[]): number[] {
  let sum = 0
  return list.map((weight) => (sum += weight))
}

/** The index at which the running sum passes a share of the whole. */
function drawn(share: number, sums: readonly number[]): number {
  const target = share * sums[sums.length - 1]!
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > target) high = middle
    else low = middle + 1
  }
  return low
}
