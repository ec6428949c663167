import type refund from '../../../entities/live-manage/refund'
import { hour, instant, minute } from '../calendar'
import { weightsOf, type Random } from '../../base/random'
import { scatter } from '../scatter'
import { waited } from '../waited'
import type { DemoRow, Generator, RowOf, World } from '../world'
import { goodsRecordGenerator } from './goods-records'
import { sessionPlans } from './live-sessions-plan'

type Refund = RowOf<typeof refund>

const states = weightsOf({ done: 74, rejected: 12, awaitingApproval: 8, draft: 3, approved: 2, failed: 1 })
const causes = weightsOf({
  ...{ wrongGift: 30, storeRefund: 18, systemFault: 16, minorSpending: 14, chargeback: 10, stolenAccount: 8, other: 4 },
})
/** Where the store or the bank has paid already, nothing but the host's part is left to take back. */
const paidElsewhere: ReadonlySet<string> = new Set(['storeRefund', 'chargeback'])
/** What a coin costs, in minor units of the dollar. */
const centsACoin = 1.3
/** Gifts of so many coins and more are asked back. */
const leastCoins = 100
/** Of so many records of gifts the dear ones are looked for. */
const looked = 4_000

/** Gifts that people asked back, each of them one that was given. */
export const liveRefundGenerator: Generator = {
  isLater: true,
  row(world, index, random): Refund {
    const given = dearGifts(world)
    const found = given[scatter(given.length, index)]
    if (!found) return {}
    const { nth, record } = found
    const session = Number(record['session']) - (world.id('liveSession', 0) ?? 1)
    const host = sessionPlans(world)[session]?.on.host
    const cause = random.weighted(causes)
    const state = random.weighted(states)
    const biscuits = Number(record['biscuits'])
    const coins = Number(record['coins'])
    const isOver = state === 'done' || state === 'failed' || state === 'rejected'
    const isAllowed = state === 'done' || state === 'failed' || state === 'approved'
    const times = timesOf(world, random, Date.parse(String(record['createdAt'])), isOver)
    const recovered = state === 'done' ? Math.round(biscuits * random.pick([1, 1, 1, 0.6])) : 0
    const remedy = paidElsewhere.has(cause) ? 'clawBackOnly' : cause === 'minorSpending' ? 'moneyBack' : 'coinsBack'
    return {
      ...{ cause, state, coins, biscuits, recovered, remedy },
      user: Number(record['user']),
      anchor: host?.id ?? null,
      guild: host?.guild ?? null,
      session: Number(record['session']),
      orderNo: `GRE${String(record['createdAt']).slice(2, 10).replaceAll('-', '')}${String(nth + 1).padStart(6, '0')}`,
      gift: Number(record['gift']),
      quantity: Number(record['quantity']),
      amount: remedy === 'moneyBack' ? Math.round(coins * centsACoin) : null,
      currency: 'USD',
      shortfall: state === 'done' ? biscuits - recovered : 0,
      ...(!isAllowed && { approvedBy: null }),
      ...((!isAllowed || coins < 100_000) && { approvedBy2: null }),
      ...(state !== 'rejected' && { rejectReason: null }),
      executedAt: state === 'done' ? instant(times.settledAt) : null,
      createdAt: instant(times.askedAt),
      updatedAt: instant(isOver ? times.settledAt : times.askedAt),
    }
  },
}

/** A gift is asked back within three days; what is open was asked for today. */
function timesOf({ calendar: { now } }: World, random: Random, givenAt: number, isOver: boolean) {
  const askedAt = isOver ? givenAt + random.between(1, 70) * hour : now - waited(random, 24 * hour)
  return {
    askedAt: Math.min(Math.max(givenAt, askedAt), now - minute),
    settledAt: Math.min(now, askedAt + random.between(1, 30) * hour),
  }
}

/** Dear gifts that were given in a stream. */
function dearGifts(world: World): readonly { readonly nth: number; readonly record: DemoRow }[] {
  return world.once('gifts that may be asked back', () =>
    Array.from({ length: Math.min(looked, world.count('goodsRecord')) }, (_, nth) => ({
      nth,
      record: goodsRecordGenerator.row(world, nth, world.random('goodsRecord', nth)),
    })).filter(
      ({ record }) =>
        record['kind'] === 'giftSent' && record['session'] !== null && Number(record['coins']) >= leastCoins,
    ),
  )
}
