import activityGrant from '../../../entities/activity-manage/activity-grant'
import activityReward from '../../../entities/activity-manage/activity-reward'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { serialNumber } from '../../operations/serial-number'

type Grant = Row<typeof activityGrant>
type Reward = Row<typeof activityReward>
type Place = Pick<Context, 'records' | 'now'>

/** What is granted to one user, and by what. `key` tells apart the grants of one source: one is paid once. */
export interface Granting {
  readonly user: { readonly id: number; readonly country?: number | null }
  readonly count: number
  readonly source: Grant['source']
  readonly sourceId: string
  readonly sourceTitle?: string
  readonly key: string
  readonly reason?: string | null
  readonly approvedBy?: number | null
}

/** Takes the reward's stock and promises it to a user. @throws B01 where the stock is used up, or this was granted before */
export async function grantReward(place: Place, reward: Reward, granting: Granting): Promise<Grant> {
  const { records, now } = place
  const { user, key, sourceTitle = '', ...rest } = granting
  const [before] = await records.where(activityGrant, { idempotencyKey: key }, 1)
  if (before) throw refused('activity.grantedBefore', { number: before.grantNo ?? before.id })
  await takeStock(place, reward.id, granting.count)
  return records.insert(activityGrant, {
    ...rest,
    user: user.id,
    country: user.country ?? null,
    reward: reward.id,
    grantNo: serialNumber('AG', now),
    idempotencyKey: key,
    sourceTitle: sourceTitle.slice(0, 80),
    value: granting.count * reward.unitCost,
    currency: reward.currency,
    claimBy: new Date(now.getTime() + (reward.claimHours ?? 168) * 3_600_000).toISOString(),
  })
}

/** Takes a grant back: what was taken from the stock returns to it. */
export async function revokeGrant(place: Place, grant: Grant, revokeReason: string): Promise<void> {
  await place.records.update(activityGrant, grant, { state: 'revoked', revokeReason: revokeReason.slice(0, 200) })
  await takeStock(place, grant.reward, -grant.count)
}

async function takeStock({ records }: Place, id: number, count: number): Promise<void> {
  const reward = await records.get(activityReward, id)
  if (reward.stockTotal === null) return
  const left = (reward.stockLeft ?? reward.stockTotal) - count
  if (left < 0) throw refused('activity.noStock', { left: left + count })
  await records.update(activityReward, reward, { stockLeft: left })
}
