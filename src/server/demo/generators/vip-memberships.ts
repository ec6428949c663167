import { scatter } from '../scatter'
import type { World } from '../world'
import { subscribers } from './subscriptions'
import type { ChainedChange, Membership } from './vip-changes'
import { redemptions, type Redemption } from './vip-code-plan'
import { given } from './vip-given'
import { handedOut, type HandedOut } from './vip-issues'
import { subscribed } from './vip-subscribed'

interface Holder {
  readonly user: number
  readonly code?: Redemption
  readonly issue?: HandedOut
}

/** Who is or was a member: those who used a code, those whom staff named, all who subscribe, and others who bought or were given some days. */
function holders(world: World): readonly Holder[] {
  return world.once('holders of VIP', () => {
    const users = world.count('user')
    const found = new Map<number, Holder>()
    const count = Math.min(world.asked('vipMember'), users)
    for (const code of redemptions(world).values()) found.set(code.user, { user: code.user, code })
    for (const issue of handedOut(world))
      for (const user of issue.users) if (!found.has(user)) found.set(user, { user, issue })
    // Nobody subscribes without being a member, however few are asked for.
    if (count > 0) for (let user = 0; user < subscribers(world); user++) if (!found.has(user)) found.set(user, { user })
    for (let nth = 0; nth < users && found.size < count; nth++) {
      const user = scatter(users, nth)
      if (!found.has(user)) found.set(user, { user })
    }
    return count > 0 ? [...found.values()] : []
  })
}

/** All who are or were members, and how they came to be. */
export function memberships(world: World): readonly Membership[] {
  return world.once('memberships', () =>
    holders(world).map(({ user, code, issue }) => {
      const random = world.random('membership', user)
      return !code && !issue && user < subscribers(world)
        ? subscribed(world, user, random)
        : given(world, user, random, { code, issue })
    }),
  )
}

/** A change and the place of the membership that it belongs to. */
export interface PlannedRecord {
  readonly member: number
  readonly user: number
  readonly tier: number
  readonly subscription: number | null
  readonly change: ChainedChange
}

/** All changes of VIP time, in the order in which they were made. */
export function plannedRecords(world: World): readonly PlannedRecord[] {
  return world.once('changes of VIP time', () =>
    memberships(world)
      .flatMap(({ user, tier, subscription, changes }, member) =>
        changes.map((change) => ({ member, user, tier, subscription, change })),
      )
      .sort((a, b) => a.change.at - b.change.at),
  )
}

/** The place of each change among all. */
export function recordPlaces(world: World): ReadonlyMap<ChainedChange, number> {
  return world.once(
    'places of changes of VIP time',
    () => new Map(plannedRecords(world).map(({ change }, place) => [change, place])),
  )
}

/** The id of the record of a code that was used. */
export function recordOfCode(world: World, code: number): number | null {
  const places = world.once('records of codes', () => {
    const found = new Map<number, number>()
    plannedRecords(world).forEach(({ change }, place) => {
      if (change.kind === 'code' && change.code !== undefined && !found.has(change.code)) found.set(change.code, place)
    })
    return found
  })
  const place = places.get(code)
  return place === undefined ? null : world.id('vipRecord', place)
}
