import type vipRecord from '../../../entities/vip-manage/vip-record'
import { instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf } from '../world'
import { countryId } from './places'
import { clientOf, viewerAt } from './viewers'
import { memberships, plannedRecords, recordPlaces } from './vip-memberships'
import { orderOfPurchase } from './vip-orders'

/** Changes of VIP time: those of a member follow from each other, and the last one leads to what the member has. */
export const vipRecordGenerator: Generator = {
  isLater: true,
  isWhole: true,
  distinct: true,
  count: (world) => (world.asked('vipRecord') > 0 ? plannedRecords(world).length : 0),
  row(world, index, random): RowOf<typeof vipRecord> {
    const { member, user, tier, change } = plannedRecords(world)[index]!
    const { kind, days, at, before, after, plan, code, issue, activity, reason, byStaff, reversedAfter } = change
    const { market } = viewerAt(world, user)
    const order = orderOfPurchase(world, change)
    const named = (entity: string, place: number | undefined) => (place === undefined ? null : world.id(entity, place))
    const operator = byStaff ? staffOf(world, entityOf(world, 'vipRecord'), random) : null
    const chain = memberships(world)[member]!.changes
    const reversal = reversedAfter === undefined ? undefined : chain[chain.indexOf(change) + reversedAfter]
    return {
      ...{ kind, days, operator, order },
      recordNo: `V${instant(at).slice(0, 10).replaceAll('-', '')}-${random.characters(8, '23456789ABCDEFGHJKMNPQRSTUVWXYZ')}`,
      user: world.id('user', user) ?? 0,
      tier: world.id('vipTier', tier) ?? 0,
      beforeExpiresAt: before === null ? null : instant(before),
      afterExpiresAt: instant(after),
      code: named('vipCode', code),
      issue: named('vipIssue', issue),
      activity: named('vipActivity', activity),
      vipProduct: named('vipProduct', plan),
      client: world.id('client', clientOf(world, user, market) - 1),
      country: countryId(world, market.iso2),
      reason: reason ?? null,
      reversedBy: reversal ? named('vipRecord', recordPlaces(world).get(reversal)) : null,
      createdAt: instant(at),
      createdBy: operator,
      updatedAt: instant(at),
      updatedBy: operator,
    }
  },
}
