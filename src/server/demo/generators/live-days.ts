import { day, weekdayFactor } from '../calendar'
import type { Random } from '../../base/random'
import type { World } from '../world'
import { hostMonths, monthAt, type HostMonth } from './host-months'
import type { PlannedHost } from './host-plan'

/** A day on which a host was live: the days of a month come to what the host is paid for. */
export interface LiveDay {
  readonly host: PlannedHost
  /** The month, as an index of the periods. */
  readonly period: number
  /** The beginning of the day, in milliseconds. */
  readonly at: number
  /** Shorter days count for minutes, not for days. */
  readonly isEffective: boolean
  readonly minutes: number
  readonly biscuits: number
  readonly sessions: number
}

/** Days on which hosts were live, the oldest first. */
export function liveDays(world: World): readonly LiveDay[] {
  return world.once('live days', () => {
    return hostMonths(world)
      .flatMap((month) => daysOf(world, month))
      .toSorted((one, other) => one.at - other.at)
  })
}

function daysOf(world: World, month: HostMonth): LiveDay[] {
  const { host, period } = month
  const { now } = world.calendar
  const random = world.random(`live days ${host.id}`, period)
  const { from, to } = monthAt(world, period)
  const first = Math.floor(Math.max(from, host.joinedAt) / day)
  const last = Math.floor(Math.min(now, to - 1) / day)
  const today = Math.floor(now / day)
  const free = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
    // Weekends oftener than other days; of today as much as has passed.
    .map((date) => {
      const weight = weekdayFactor(date * day) ** 2 * (date === today ? Math.max(0.3, (now % day) / day) : 1)
      return { date, key: -Math.log(1 - random.next()) / weight }
    })
    .toSorted((one, other) => one.key - other.key)
    .map(({ date }) => date)
  const short = Math.min(free.length - month.effectiveDays, random.poisson(month.effectiveDays * 0.1))
  const brief = Array.from({ length: Math.max(0, short) }, () => random.between(12, 55))
  const left = month.effectiveMinutes - brief.reduce((sum, each) => sum + each, 0)
  const dates = free.slice(0, month.effectiveDays + brief.length)
  const minutes = [...split(left, month.effectiveDays, () => 0.88 + random.next() * 0.24), ...brief]
  const biscuits = split(
    month.biscuits,
    dates.length,
    (nth) => weekdayFactor(dates[nth]! * day) * minutes[nth]! * Math.exp(random.normal(0, 0.4)),
  )
  return dates.map((date, nth) => ({
    ...{ host, period, at: date * day, minutes: minutes[nth]!, biscuits: biscuits[nth]! },
    isEffective: nth < month.effectiveDays,
    sessions: nth < month.effectiveDays ? 1 + Number(random.chance(0.3)) + Number(random.chance(0.06)) : 1,
  }))
}

/** A whole number in so many parts of about these weights, which come to the whole. */
export function split(whole: number, parts: number, weightOf: (nth: number) => number): number[] {
  const weights = Array.from({ length: parts }, (_, nth) => weightOf(nth))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    const upTo = Math.round((whole * passed) / sum)
    const part = upTo - given
    given = upTo
    return part
  })
}

/** What a day's biscuits are made of, and who was there. */
export interface DayFigures {
  readonly gift: number
  readonly lucky: number
  readonly task: number
  readonly pk: number
  readonly refund: number
  readonly deduct: number
  readonly coins: number
  readonly viewers: number
  readonly gifters: number
  readonly newGifters: number
  readonly newFans: number
}

/** The figures of a day that follow from what it brought. */
export function figuresOf(world: World, { host, at, biscuits, minutes }: LiveDay): DayFigures {
  const random = world.random(`live day ${host.id}`, Math.floor(at / day))
  const refund = random.chance(0.03) ? Math.round(biscuits * 0.02) : 0
  const deduct = random.chance(0.015) ? Math.round(biscuits * 0.05) : 0
  const lucky = Math.round(biscuits * (0.06 + random.next() * 0.12))
  const task = Math.min(biscuits - lucky, random.pick([0, 100, 200, 300]))
  const gift = biscuits + refund + deduct - lucky - task
  const viewers = Math.round(40 + minutes * 0.9 + biscuits ** 0.75 * (0.7 + random.next() * 0.6))
  const gifters = Math.max(1, Math.min(viewers, Math.round(viewers * (0.015 + random.next() * 0.03))))
  return {
    ...{ gift, lucky, task, refund, deduct, viewers, gifters },
    pk: Math.round(gift * random.next() * 0.4),
    coins: Math.round((gift + lucky) / (host.guild === null ? 0.35 : 0.4)),
    newGifters: binomial(random, gifters),
    newFans: Math.round(viewers * (0.01 + random.next() * 0.03)),
  }
}

function binomial(random: Random, of: number): number {
  return Math.round(of * (0.1 + random.next() * 0.25))
}

/** What the days of a host's month come to, by the host's id and the month's index. */
export function monthFigures(world: World, host: number, period: number): readonly (DayFigures & LiveDay)[] {
  const byMonth = world.once('figures of months of hosts', () => {
    const months = new Map<string, (DayFigures & LiveDay)[]>()
    for (const on of liveDays(world)) {
      const key = `${on.host.id} ${on.period}`
      const figures = { ...on, ...figuresOf(world, on) }
      const known = months.get(key)
      if (known) known.push(figures)
      else months.set(key, [figures])
    }
    return months
  })
  return byMonth.get(`${host} ${period}`) ?? []
}

/** What a host did in the last thirty days. */
export interface Recent {
  readonly days: number
  readonly minutes: number
  readonly biscuits: number
}

const nothing: Recent = { days: 0, minutes: 0, biscuits: 0 }

/** What a host did in the last thirty days, by the host's id. */
export function recentOf(world: World, host: number): Recent {
  const all = world.once('last days of hosts', () => {
    const sums = new Map<number, Recent>()
    for (const { host: of, at, isEffective, minutes, biscuits } of liveDays(world)) {
      if (at < world.calendar.now - 30 * day) continue
      const { id } = of
      const before = sums.get(id) ?? nothing
      sums.set(id, {
        days: before.days + Number(isEffective),
        minutes: before.minutes + minutes,
        biscuits: before.biscuits + biscuits,
      })
    }
    return sums
  })
  return all.get(host) ?? nothing
}
