import { day, hour, minute } from '../calendar'
import { weights, type Random } from '../../base/random'
import type { World } from '../world'
import { viewerAt } from './viewers'
import { givingActivities } from './vip-activities'
import { chained, takenBack, vipReasons, type Membership, type VipChange } from './vip-changes'
import type { Redemption } from './vip-code-plan'
import { handedOut, type HandedOut } from './vip-issues'
import { planAt } from './vip-plans'

type Source = Membership['source']

/** How somebody who neither subscribes nor has used a code became a member. */
const ways = weights<Source>([
  ['purchase', 44],
  ['trial', 16],
  ['grant', 14],
  ['activity', 16],
  ['fission', 6],
  ['family', 4],
])
/** Places of the plans that are bought without renewing, and their days. */
const plans = weights([
  [{ plan: 7, days: 7 }, 30],
  [{ plan: 4, days: 30 }, 42],
  [{ plan: 5, days: 90 }, 14],
  [{ plan: 0, days: 30 }, 8],
  [{ plan: 8, days: 30 }, 6],
])

/** Days that somebody bought once, or was given. */
export function given(
  world: World,
  user: number,
  random: Random,
  { code, issue }: { readonly code?: Redemption | undefined; readonly issue?: HandedOut | undefined },
): Membership {
  const begun = code ? redeemed(code) : issue ? handed(issue) : begin(world, user, random)
  const { now } = world.calendar
  const first = begun.changes[0]!
  const fate = random.next()
  const ended = chained(begun.changes).at(-1)!.after
  const isBought = begun.source === 'purchase'
  let changes: readonly VipChange[] = begun.changes
  if (issue?.isRevoked) {
    const at = Math.min(first.at + 2 * day, now - hour)
    changes = [...changes, { ...left(changes, at), kind: 'revoke', issue: issue.index, reason: issue.reason }]
  } else if (fate < 0.02 && ended > first.at + 3 * day && first.at < now - 3 * day) {
    const at = first.at + (1 + random.next()) * day
    const reason = vipReasons.revoked(random)
    changes = [...changes.filter((each) => each.at < at), { ...left(changes, at), kind: 'revoke', reason }]
  } else if (fate < 0.04 && !isBought && first.at < now - day) {
    // The same days were put down twice in a minute, and one of them was taken back.
    const again = { ...first, at: first.at + minute, reversedAfter: 1 }
    const back = { kind: 'correction' as const, at: first.at + 9 * hour, days: -first.days, byStaff: true }
    changes = [...changes, again, { ...back, reason: vipReasons.twice }]
  }
  changes = withGoodwill(changes, now)
  const done = chained(changes)
  const last = done.at(-1)!
  const state =
    last.kind === 'revoke' ? 'revoked' : last.after < now ? 'expired' : begun.source === 'trial' ? 'trial' : 'active'
  return {
    ...{ user, state, changes: done, subscription: null, autoRenew: false },
    tier: begun.tier,
    source: begun.source,
  }
}

/** Whose days would end while the console is first looked at has asked for more, and got some. */
function withGoodwill(changes: readonly VipChange[], now: number): readonly VipChange[] {
  const last = chained(changes).at(-1)!
  if (last.kind === 'revoke' || last.after < now || last.after >= now + day) return changes
  const at = Math.max(last.at + minute, now - 5 * hour)
  return [...changes, { kind: 'grant', at, days: 3, byStaff: true, reason: vipReasons.goodwill }]
}

/** What takes back all that is left at a moment. */
function left(changes: readonly VipChange[], at: number) {
  return {
    at,
    byStaff: true,
    days: takenBack(
      changes.filter((each) => each.at < at),
      at,
    ),
  }
}

interface Begun {
  readonly source: Source
  readonly tier: number
  readonly changes: readonly VipChange[]
}

function redeemed({ code, at, days, tier }: Redemption): Begun {
  return { source: 'code', tier, changes: [{ kind: 'code', at, days, code }] }
}

function handed({ index, at, days, tier, isAmends, reason }: HandedOut): Begun {
  const kind = isAmends ? 'compensation' : 'grant'
  return { source: 'grant', tier, changes: [{ kind, at, days, issue: index, byStaff: true, reason }] }
}

function begin(world: World, user: number, random: Random): Begun {
  const { now } = world.calendar
  const { registeredAt } = viewerAt(world, user)
  const source = random.weighted(ways)
  const since = (earliest: number, latest = now - hour) =>
    world.calendar.between(random, Math.max(registeredAt, earliest), Math.max(registeredAt, Math.min(latest, now)))
  const issue = pickIssue(world, random, registeredAt)
  if (source === 'grant' && issue) return handed(issue)
  const activity = random.pick(givingActivities(world))
  if (source === 'activity' && activity && activity.to > registeredAt) {
    const days = random.pick(activity.days)
    const at = since(activity.from, activity.to)
    return { source, tier: 1, changes: [{ kind: 'activity', at, days, activity: activity.index }] }
  }
  if (source === 'trial') {
    const at = Math.min(now - minute, registeredAt + random.next() * 20 * hour)
    return { source, tier: 1, changes: [{ kind: 'trial', at, days: random.pick([3, 7]) }] }
  }
  if (source === 'fission')
    return {
      source,
      tier: 1,
      changes: [{ kind: 'activity', at: since(0), days: 7, reason: 'Friends who were invited' }],
    }
  if (source === 'family')
    return { source, tier: 3, changes: [{ kind: 'grant', at: since(0), days: 30, reason: 'Seat of a family plan' }] }
  const { plan, days } = random.weighted(plans)
  const { price, tier } = planAt(plan)
  // Half of them are members still; some of the others have bought again.
  const start = since(random.chance(0.5) ? now - (days - 1) * day : 0)
  const times = random.chance(0.4) ? random.between(2, 4) : 1
  const changes = Array.from({ length: times }, (_, nth): VipChange => ({
    kind: 'purchase',
    at: start + nth * (days + random.between(0, 9)) * day,
    ...{ days, plan, cents: price },
  }))
  return { source: 'purchase', tier, changes: changes.filter(({ at }, nth) => nth === 0 || at < now - hour) }
}

/** One of the issues carried out since somebody came, more often one for many. */
function pickIssue(world: World, random: Random, registeredAt: number): HandedOut | undefined {
  const some = handedOut(world).filter(({ at, users }) => at > registeredAt && users.length === 0)
  return some.length > 0 ? random.weighted(weights(some.map((each) => [each, each.people] as const))) : undefined
}
