import type vipMember from '../../../entities/vip-manage/vip-member'
import { hour, instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { countryId } from './places'
import { viewerAt } from './viewers'
import { memberships } from './vip-memberships'

/** How many devices a tier allows at a time. */
const allowed = [1, 4, 6, 10]

/** Users who are or were members, each with the time that the changes of it add up to. */
export const vipMemberGenerator: Generator = {
  distinct: true,
  isWhole: true,
  count: (world) => memberships(world).length,
  row(world, index, random): RowOf<typeof vipMember> {
    const { user, tier, state, source, subscription, autoRenew, changes } = memberships(world)[index]!
    const { market } = viewerAt(world, user)
    const startsAt = changes[0]!.at
    const { at: changedAt, after: expiresAt } = changes.at(-1)!
    const isOver = expiresAt < world.calendar.now
    const kept = changes.filter(({ cents, isReturned }) => cents !== undefined && !isReturned)
    const most = allowed[tier]!
    const isShared = !isOver && random.chance(0.05)
    const devices30d = isShared
      ? most + random.between(3, 7)
      : isOver
        ? random.int(2)
        : random.between(1, Math.min(3, most + 1))
    return {
      ...{ source, state, autoRenew, devices30d },
      user: world.id('user', user) ?? 0,
      tier: world.id('vipTier', tier) ?? 0,
      subscription: subscription === null ? null : world.id('subscription', subscription),
      country: countryId(world, market.iso2),
      startsAt: instant(startsAt),
      firstAt: instant(startsAt),
      expiresAt: instant(expiresAt),
      totalDays: changes.reduce((sum, { days }) => sum + days, 0),
      paidDays: kept.reduce((sum, { days }) => sum + days, 0),
      totalPaid: kept.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
      sharingRisk: devices30d > most + 4 ? 'high' : devices30d > most + 1 ? 'watch' : 'none',
      createdAt: instant(startsAt),
      updatedAt: instant(Math.min(world.calendar.now, isOver ? Math.max(changedAt, expiresAt) : changedAt + hour)),
      updatedBy: null,
    }
  },
}
