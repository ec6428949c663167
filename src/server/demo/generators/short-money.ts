import type shortMoneyDay from '../../../entities/short-manage/short-money-day'
import { companyDay, dateOf, day, hour, instant, weekdayFactor } from '../calendar'
import { scatter } from '../scatter'
import type { Generator, RowOf } from '../world'
import { areasIn } from './places'

/** How many titles are followed here, each in one area and client. */
const followed = 12

/** What shorts bring in, day by day, the oldest first: who pays is some of those who come to the paywall; cents. */
export const shortMoneyDayGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof shortMoneyDay> {
    const { now } = world.calendar
    const nth = index % followed
    const ago = Math.ceil(world.count('shortMoneyDay') / followed) - Math.floor(index / followed)
    const at = (companyDay(now) - ago) * day
    const areas = areasIn(world, 'state')
    const fame = 260 / (1 + nth * 0.35)
    const growth = 1 - 0.4 * Math.min(1, ago / 365)
    const viewers = Math.round(fame * growth * weekdayFactor(at) * Math.max(0.6, random.normal(1, 0.1)))
    const paywallUsers = Math.round(viewers * (0.38 + random.next() * 0.14))
    const payers = Math.max(1, Math.round(paywallUsers * (0.03 + random.next() * 0.03)))
    const unlocks = Math.round(payers * (6 + random.next() * 8))
    const coins = unlocks * 50
    const coinIncome = Math.round(coins * 0.9)
    const adUnlocks = Math.round(viewers * (0.12 + random.next() * 0.1))
    const adIncome = Math.round(adUnlocks * 1.4)
    const vipMinutes = Math.round(viewers * (3 + random.next() * 3))
    const vipIncome = Math.round(vipMinutes * 0.45)
    const income = coinIncome + adIncome + vipIncome
    const refunds = Math.round(coinIncome * random.next() * 0.02)
    const adSpend = Math.round(income * (0.2 + random.next() * 0.15))
    const partnerShare = Math.round((income - refunds) * 0.65 * 0.3)
    return {
      day: dateOf(at),
      short: world.id('short', scatter(world.count('short'), nth)),
      area: areas[nth % Math.max(1, areas.length)] ?? null,
      client: world.id('client', nth % 2),
      channel: null,
      plan: world.id('shortPayPlan', nth % 3),
      ...{ viewers, paywallUsers, payers, unlocks, coins, coinIncome, adUnlocks, adIncome, vipMinutes, vipIncome },
      newViewers: Math.round(viewers * (0.2 + random.next() * 0.15)),
      payRate: Math.round((payers / viewers) * 1_000) / 10,
      bonusCoins: Math.round(coins * 0.12),
      ...{ refunds, adSpend, partnerShare },
      margin: income - refunds - adSpend - partnerShare,
      arppu: Math.round(coinIncome / payers),
      currency: 'USD',
      finishRate: Math.round((38 + nth + random.next() * 18) * 10) / 10,
      createdAt: instant(Math.min(now - hour, at + 26 * hour)),
      updatedAt: instant(Math.min(now - hour, at + 26 * hour)),
    }
  },
}
