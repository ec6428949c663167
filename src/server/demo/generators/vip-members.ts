import type vipMember from '../../../entities/vip-manage/vip-member'
import { day, hour, instant } from '../calendar'
import { weights, type Random } from '../../base/random'
import { scatter } from '../scatter'
import type { Generator, RowOf, World } from '../world'
import { countryId } from './places'
import { subscriptionGenerator } from './subscriptions'
import { viewerAt } from './viewers'

type Member = RowOf<typeof vipMember>
type Source = NonNullable<Member['source']>

/** How somebody who does not subscribe became a member: days, what it cost in US cents, and the tier. */
const ways = weights<{
  readonly source: Source
  readonly days: readonly number[]
  readonly cents?: number
  readonly tier: number
}>([
  [{ source: 'purchase', days: [7, 30, 30], cents: 16.6, tier: 1 }, 34],
  [{ source: 'purchase', days: [30, 90], cents: 28.3, tier: 2 }, 9],
  [{ source: 'trial', days: [3, 7], tier: 1 }, 13],
  [{ source: 'code', days: [30, 30, 90], tier: 0 }, 16],
  [{ source: 'grant', days: [3, 7, 15], tier: 1 }, 8],
  [{ source: 'activity', days: [1, 3, 7], tier: 1 }, 9],
  [{ source: 'fission', days: [7], tier: 1 }, 6],
  [{ source: 'family', days: [30], tier: 3 }, 5],
])
/** How many devices a tier allows at a time. */
const allowed = [1, 4, 6, 10]

/** Users who are or were members: some subscribe, and say so as their subscription does; others bought or were given some days. */
export const vipMemberGenerator: Generator = {
  distinct: true,
  count: (world) => Math.min(world.asked('vipMember'), world.count('user')),
  row(world, index, random): Member {
    const user = scatter(world.count('user'), index, world.count('vipMember'))
    const { market, registeredAt } = viewerAt(world, user)
    const membership =
      (user < world.count('subscription') && subscribed(world, user)) || given(world, random, registeredAt)
    const isOver = membership.state === 'expired' || membership.state === 'revoked'
    const most = allowed[membership.tier]!
    const isShared = !isOver && random.chance(0.05)
    const devices30d = isShared
      ? most + random.between(3, 7)
      : isOver
        ? random.int(2)
        : random.between(1, Math.min(3, most + 1))
    const { startsAt, expiresAt, tier, ...rest } = membership
    return {
      ...rest,
      user: world.id('user', user) ?? 0,
      tier: world.id('vipTier', tier) ?? 0,
      country: countryId(world, market.iso2),
      ...{ devices30d, startsAt: instant(startsAt), firstAt: instant(startsAt), expiresAt: instant(expiresAt) },
      sharingRisk: devices30d > most + 4 ? 'high' : devices30d > most + 1 ? 'watch' : 'none',
      createdAt: instant(startsAt),
      updatedAt: instant(Math.min(world.calendar.now, isOver ? Math.max(startsAt, expiresAt) : startsAt + hour)),
      updatedBy: null,
    }
  },
}

/** What the subscription of the user at an index gives. */
function subscribed(world: World, user: number) {
  const bought = subscriptionGenerator.row(world, user, world.random('subscription', user))
  const startsAt = Date.parse(String(bought['startedAt']))
  const expiresAt = Date.parse(String(bought['periodEnd']))
  const periods = Number(bought['periodNo'])
  const begun = Date.parse(String(bought['periodStart']))
  const length = Math.round((expiresAt - begun) / day)
  const isPaid = bought['state'] !== 'trial'
  const cents = length > 300 ? 3_999 : length > 80 ? 1_299 : 499
  const state = stateOf(String(bought['state']))
  return {
    ...{ startsAt, expiresAt, state, tier: 1 },
    source: 'subscription' as const,
    subscription: world.id('subscription', user),
    autoRenew: bought['nextChargeAt'] !== null,
    totalDays: Math.round((expiresAt - startsAt) / day),
    paidDays: isPaid ? periods * length : 0,
    totalPaid: isPaid ? periods * cents : 0,
  }
}

/** What is cancelled runs on to the end of its period. */
function stateOf(state: string): NonNullable<Member['state']> {
  if (state === 'trial' || state === 'expired' || state === 'revoked' || state === 'paused') return state
  return state === 'grace' || state === 'onHold' ? 'grace' : 'active'
}

/** Days bought once, or given. */
function given(world: World, random: Random, registeredAt: number) {
  const { now } = world.calendar
  const { source, days: choices, cents = 0, tier } = random.weighted(ways)
  const days = random.pick(choices)
  // Half of them are members still.
  const earliest = random.chance(0.5) ? Math.max(registeredAt, now - days * day) : registeredAt
  const startsAt = world.calendar.between(random, earliest, now - hour)
  const times = cents > 0 && startsAt < now - 200 * day ? random.between(1, 3) : 1
  const expiresAt = startsAt + days * times * day
  const isOver = expiresAt < now
  return {
    ...{ source, tier, startsAt, expiresAt },
    state: isOver ? ('expired' as const) : source === 'trial' ? ('trial' as const) : ('active' as const),
    subscription: null,
    autoRenew: false,
    totalDays: days * times,
    paidDays: cents > 0 ? days * times : 0,
    totalPaid: Math.round(cents * days) * times,
  }
}
