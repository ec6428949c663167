import { day } from '../calendar'
import type { Random } from '../../base/random'
import type { World } from '../world'
import { subscriptionGenerator } from './subscriptions'
import { chained, vipReasons, type Membership, type VipChange } from './vip-changes'
import { handedOut } from './vip-issues'
import { planAt } from './vip-plans'

/** What the subscription of the user at an index gives: a purchase, a renewal for each period since, and amends. */
export function subscribed(world: World, user: number, random: Random): Membership {
  const bought = subscriptionGenerator.row(world, user, world.random('subscription', user))
  const momentOf = (field: string) => Date.parse(String(bought[field]))
  const startedAt = momentOf('startedAt')
  const begun = momentOf('periodStart')
  const end = momentOf('periodEnd')
  const state = String(bought['state'])
  const length = Math.round((end - begun) / day)
  const plan = length > 300 ? 6 : length > 80 ? 5 : 4
  const isReturned = state === 'revoked'
  const periods = Number(bought['periodNo'])
  const paid: VipChange[] =
    state === 'trial'
      ? [{ kind: 'trial', at: startedAt, days: length, plan: 4 }]
      : Array.from({ length: periods }, (_, nth) => ({
          kind: nth === 0 ? 'purchase' : 'renewal',
          at: startedAt + nth * length * day,
          days: length,
          periodNo: nth + 1,
          ...{ plan, cents: planAt(plan).price, isReturned: isReturned && nth === periods - 1 },
        }))
  const used = random.between(1, 6)
  const back: VipChange[] = isReturned
    ? [{ kind: 'refundBack', at: begun + used * day, days: used - length, plan, reason: vipReasons.refunded }]
    : []
  const changes = chained([...paid, ...amends(world, random, startedAt, isReturned ? startedAt : end), ...back])
  const isOn = changes.at(-1)!.after > world.calendar.now
  return {
    ...{ user, changes, tier: 1, source: 'subscription', subscription: user },
    state: stateOf(state, isOn),
    autoRenew: bought['nextChargeAt'] !== null,
  }
}

/** Every tenth of those who subscribed when something went wrong was given days for it. */
function amends(world: World, random: Random, from: number, to: number): readonly VipChange[] {
  if (!random.chance(0.1)) return []
  const { now } = world.calendar
  const issue = handedOut(world).find(({ isAmends, at }) => isAmends && at > from && at < Math.min(to, now))
  return issue
    ? [
        {
          kind: 'compensation',
          at: issue.at,
          days: issue.days,
          issue: issue.index,
          byStaff: true,
          reason: issue.reason,
        },
      ]
    : []
}

/** What is cancelled runs on to the end of its period; what the store holds back does not. */
function stateOf(state: string, isOn: boolean): Membership['state'] {
  if (state === 'trial' || state === 'revoked' || state === 'paused' || state === 'grace') return state
  return isOn ? 'active' : 'expired'
}
