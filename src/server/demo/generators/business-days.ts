import type businessDay from '../../../entities/system/business-day'
import { dateOf, day, hour, instant, weekdayFactor } from '../calendar'
import type { Generator, RowOf } from '../world'
import { areasIn } from './places'

type Day = RowOf<typeof businessDay>

/**
 * Twelve pairs of area (an index into the regions) and client; the share of all viewers that each has, and how readily
 * people pay there.
 */
const cells = [
  [0, 1, 0.189, 0.7],
  [6, 1, 0.171, 0.8],
  [2, 1, 0.108, 0.7],
  [3, 2, 0.086, 1.8],
  [5, 1, 0.079, 0.6],
  [7, 2, 0.076, 2.4],
  [4, 2, 0.055, 2.6],
  [1, 1, 0.065, 1.3],
  [0, 2, 0.031, 1.6],
  [6, 2, 0.041, 1.7],
  [7, 1, 0.047, 1.9],
  [3, 1, 0.052, 1.4],
] as const

/**
 * The first year of the company, by day, area and client, of the size of its lists: as many viewers as have registered
 * by then, and payers who multiply as its orders do. Weekly rhythm, a festival now and then; the last day still runs,
 * retention is empty until its day has passed, and some sources failed to report.
 */
export const businessDayGenerator: Generator = {
  distinct: true,
  row(world, index, random): Day {
    const days = Math.ceil(world.count('businessDay') / cells.length)
    const nth = Math.floor(index / cells.length)
    const cell = index % cells.length
    const [region, client, size, wealth] = cells[cell]!
    const moment = world.calendar.now + 8 * hour - (days - 1 - nth) * day
    const ago = days - 1 - nth
    const share = ago === 0 ? Math.max(0.05, (moment % day) / day) : 1
    const users = world.count('user')
    const age = Math.max(0, 1 - ago / 365)
    const registered = 0.06 + 0.94 * (0.55 * age + 0.45 * age ** 2)
    const rhythm = weekdayFactor(moment) * world.random('day', Math.floor(moment / day)).normal(1, 0.02)
    const festival = world.random(`festival ${region}`, Math.floor(moment / day)).chance(0.025) ? 1.3 : 1
    const active = 0.11 * users * size * registered * rhythm * festival * random.normal(1, 0.025)
    const payers =
      0.0075 * users * size * Math.exp(-4 * (1 - age)) * rhythm * Math.sqrt(wealth) * random.normal(1, 0.05)
    const isLate = world.random(`gap ${cell}`, Math.floor(moment / day)).chance(0.006) && ago > 0
    const cents = (perPayer: number, spread = 0.06) =>
      Math.max(0, Math.round(payers * perPayer * wealth * share * random.normal(1, spread)))
    const whole = (value: number) => Math.max(0, Math.round(value * share))
    const retention = (after: number, rate: number) =>
      ago > after ? Math.round(random.normal(rate, 1.4) * 10) / 10 : null
    const vip = cents(310)
    const coin = cents(190)
    const short = cents(140)
    return {
      date: dateOf(moment),
      area: areasIn(world, 'state')[region] ?? null,
      client: world.id('client', client - 1),
      activeUsers: whole(active),
      newUsers: whole(((users * size * (0.55 + 0.9 * age)) / 365) * rhythm * random.normal(1, 0.08)),
      d1Retention: retention(1, 36),
      d7Retention: retention(7, 19),
      d30Retention: retention(30, 9.5),
      plays: isLate ? null : whole(active * random.normal(5.6, 0.2)),
      watchTime: isLate ? null : whole(active * random.normal(2_950, 90)),
      liveTime: isLate ? null : whole(active * random.normal(310, 25)),
      peakViewers: isLate ? null : whole(active * random.normal(0.043, 0.003)),
      payers: whole(payers),
      paymentSuccess: Math.round(Math.min(97, random.normal(86, 2.2)) * 10) / 10,
      currency: 'USD',
      vipRevenue: vip,
      coinRevenue: coin,
      shortRevenue: short,
      adRevenue: isLate ? null : whole(active * random.normal(0.62, 0.05)),
      refunded: Math.round((vip + coin + short) * Math.abs(random.normal(0.012, 0.004))),
      giftCoins: isLate ? null : whole(active * random.normal(1.9, 0.15)),
      complete: ago > 0 && !isLate,
      createdAt: instant(Math.min(world.calendar.now, world.calendar.now - ago * day)),
      updatedAt: instant(Math.min(world.calendar.now, world.calendar.now - Math.max(0, ago - 1) * day)),
    }
  },
}
