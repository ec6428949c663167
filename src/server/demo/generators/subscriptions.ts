import type subscription from '../../../entities/vip-manage/subscription'
import { day, instant, minute } from '../calendar'
import { weightsOf } from '../../base/random'
import { scatter } from '../scatter'
import type { Generator, RowOf, World } from '../world'
import { clientOf, viewerAt } from './viewers'
import { marketOf } from './markets'
import { payChannelOf } from './pay-channels'
import { priced } from './prices'

const subscriptionStates = weightsOf({
  active: 52,
  expired: 24,
  cancelled: 11,
  trial: 1, // seven days of the many that others have
  grace: 3,
  onHold: 3,
  paused: 1,
  revoked: 2,
})

/** Whether the period that was paid for is over. */
function isBehind(state: string): boolean {
  return state === 'expired' || state === 'revoked' || state === 'grace' || state === 'onHold'
}

/** How many users subscribe: the first ones. */
export function subscribers(world: World): number {
  return Math.min(world.count('subscription'), world.count('user'))
}

/**
 * The index of the n-th user of those who do not subscribe; of all where everybody does.
 * @param share only of the first ones, who have been here longest
 */
export function besideSubscribers(world: World, n: number, share = 1): number {
  const users = Math.max(1, world.count('user'))
  const first = subscribers(world) < users ? subscribers(world) : 0
  return first + scatter(Math.max(1, Math.floor((users - first) * share)), n)
}

/** One for each of the first users, so that nobody has two. */
export const subscriptionGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof subscription> {
    const { market: home, registeredAt } = viewerAt(world, index % Math.max(1, world.count('user')))
    const clientId = clientOf(world, index, home)
    const { now } = world.calendar
    const drawn = random.weighted(subscriptionStates)
    const length = random.pick([30, 30, 30, 90, 365])
    const least = (drawn === 'trial' ? 7 : length) * day
    // Whoever has not been here for a whole period cannot have ended it.
    const state = isBehind(drawn) && registeredAt + least > now ? 'active' : drawn
    const { currency, amount } = priced(home, length === 30 ? 499 : length === 90 ? 1299 : 3999)
    const hasEnded = state === 'expired' || state === 'revoked'
    const until = random.next()
    const periodEnd = Math.max(
      registeredAt + least,
      state === 'trial'
        ? now + (1 + until * 6) * day
        : hasEnded
          ? now - until * 100 * day
          : state === 'grace'
            ? now - until * 3 * day
            : state === 'onHold'
              ? now - (3 + until * 25) * day
              : now + (1 + until * (length - 1)) * day,
    )
    // Nobody subscribes before they register.
    const most = Math.floor((periodEnd - registeredAt) / (length * day))
    const periodNo = state === 'trial' ? 0 : Math.max(1, Math.min(most, Math.floor(most * random.next()) + 1))
    const periodStart = periodEnd - (state === 'trial' ? 7 : length) * day
    const startedAt = state === 'trial' ? periodStart : periodEnd - periodNo * length * day
    const renews = state === 'active' || state === 'trial' || state === 'grace'
    const stopped = state === 'cancelled' || hasEnded
    return {
      subscriptionNo: `S${String(100_000_001 + index)}`,
      user: world.id('user', index) ?? 0,
      market: marketOf(world, clientId, home),
      payChannel: world.id('payChannel', payChannelOf(clientId, home, random)),
      storeToken: random.characters(40),
      // The usual tier by the month, the quarter or the year.
      vipProduct: world.id('vipProduct', length === 30 ? 4 : length === 90 ? 5 : 6),
      price: amount,
      currency,
      periodNo,
      startedAt: instant(startedAt),
      periodStart: instant(periodStart),
      periodEnd: instant(periodEnd),
      nextChargeAt: renews ? instant(Math.max(now, periodEnd)) : null,
      retries: state === 'grace' || state === 'onHold' ? random.between(1, 4) : 0,
      lastError:
        state === 'grace' || state === 'onHold'
          ? random.pick(['The card has expired', 'Not enough funds on the card'])
          : null,
      cancelledAt: stopped
        ? instant(Math.min(now, periodStart + random.next() * Math.max(0, Math.min(now, periodEnd) - periodStart)))
        : null,
      cancelReason: stopped ? random.pick(['user', 'user', 'price', 'content', 'billing', 'technical'] as const) : null,
      pendingPrice: null,
      paidTotal: amount * periodNo,
      lastSyncAt: instant(now - random.between(5, 600) * minute),
      syncState: random.chance(0.985) ? 'matched' : random.pick(['differs', 'notFound'] as const),
      state,
      createdAt: instant(startedAt),
      createdBy: null,
      updatedAt: instant(Math.min(now, periodStart)),
      updatedBy: null,
    }
  },
}
