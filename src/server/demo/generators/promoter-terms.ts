import type promoterTerm from '../../../entities/activity-manage/promoter-term'
import { dateOf, day, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { currencyRate, priced } from './prices'
import { promoterPlan } from './promoter-plan'

type Term = RowOf<typeof promoterTerm>

/** What a contract promises, in its currency. */
export interface PromisedTerms {
  readonly currency: string
  /** Minor units for a new user; null where only revenue counts. */
  readonly perUser: number | null
  /** Percent of what these pay; null where only new users count. */
  readonly shareRate: number | null
}

/** Terms of a promoter, as they were before they were changed, are, or will be. */
interface PlannedTerm {
  readonly promoter: number
  readonly state: NonNullable<Term['state']>
  /** Milliseconds. */
  readonly from: number
  readonly madeAt: number
  /** What the price is of that in force. */
  readonly factor: number
}

/** What is in force for a promoter. */
export function promisedTerms(world: World, index: number): PromisedTerms {
  const random = world.random('promoter terms', index)
  const { market, isWorldwide, commission } = promoterPlan(world, index)
  const currency = isWorldwide ? 'USD' : priced(market, 0).currency
  return {
    currency,
    perUser: commission === 'cps' ? null : inCurrency(random.between(35, 70) * market.wealth ** 0.8, currency),
    shareRate: commission === 'cpa' ? null : random.pick([10, 15, 20, 25]),
  }
}

/** Terms that were changed: of every third promoter since some day, of a few from the next month on. */
export const promoterTermGenerator: Generator = {
  distinct: true,
  count: (world) => termPlans(world).length,
  row(world, index): Term {
    const { promoter, state, from, madeAt, factor } = termPlans(world)[index]!
    const { currency, perUser, shareRate } = promisedTerms(world, promoter)
    return {
      ...{ currency, state },
      promoter: world.id('promoter', promoter) ?? 0,
      startsOn: dateOf(from),
      commission: promoterPlan(world, promoter).commission,
      pricePerUser: perUser === null ? null : roundAmount(perUser * factor),
      // Only users have become dearer where both count.
      shareRate: shareRate === null || perUser !== null ? shareRate : Math.round(shareRate * factor),
      createdAt: instant(madeAt),
      updatedAt: instant(state === 'waiting' ? madeAt : Math.max(madeAt, Math.min(world.calendar.now, from))),
    }
  },
}

function termPlans(world: World): readonly PlannedTerm[] {
  return world.once('terms of promoters', () => {
    const { now } = world.calendar
    const today = new Date(now)
    const nextMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)
    return Array.from({ length: world.asked('promoter') }, (_, promoter): PlannedTerm[] => {
      const { state, since } = promoterPlan(world, promoter)
      const hasBegun = state === 'active' || state === 'frozen' || state === 'ended'
      if (!hasBegun || promoter % 3 !== 0 || now - since < 60 * day) return []
      const changed = since + (now - since) * (0.4 + (promoter % 5) / 10)
      const first = { promoter, state: 'past', from: since, madeAt: since, factor: 0.8 } as const
      const second = { promoter, state: 'inForce', from: changed + 7 * day, madeAt: changed, factor: 1 } as const
      const third = { promoter, state: 'waiting', from: nextMonth, madeAt: now - 2 * day, factor: 1.15 } as const
      return state === 'active' && promoter % 9 === 0 ? [first, second, third] : [first, second]
    }).flat()
  })
}

/** Cents of a dollar in minor units of a currency, as round as people agree on. */
export function inCurrency(cents: number, currency: string): number {
  const { rate, decimals } = currencyRate(currency)
  return roundAmount((cents / 100) * rate * 10 ** decimals)
}

/** To two digits. */
export function roundAmount(amount: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math.round(amount / power) * power
}
