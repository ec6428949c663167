import type activityGrant from '../../../entities/activity-manage/activity-grant'
import { campaigns } from '../words/pools/growth'
import type { Generator, RowOf } from '../world'
import { activityReward } from '../written/growth'

type Grant = RowOf<typeof activityGrant>

/** What rewards are given for, and under which title where it is no campaign. */
const sources: readonly (readonly [source: NonNullable<Grant['source']>, title?: string])[] = [
  ['task', 'Daily check-in'],
  ['task', 'Watch for thirty minutes'],
  ['fission'],
  ['gatePass'],
  ['liveRank', 'Hosts of the year'],
  ['topUp'],
  ['probabilityGame', 'Lucky Wheel'],
  ['teamUp'],
  ['inviteProgram', 'Invite friends, get VIP'],
  ['manual', 'Goodwill'],
]

/** A grant costs as much as its pieces; what is sent by post has an address, and nothing else has. */
export const activityGrantGenerator: Generator = {
  isLater: true,
  row(world, _index, random): Grant {
    const place = random.skewed(Math.max(1, world.count('activityReward') - 1), 1.8)
    const reward = activityReward.row(world, place, random)
    const [source, title] = random.pick(sources)
    const isSent = reward['kind'] === 'physical'
    const count = /coin|integral|gift/.test(String(reward['kind'])) ? random.pick([1, 1, 1, 2, 3, 5]) : 1
    return {
      source,
      sourceTitle: title ?? random.pick(campaigns).en,
      reward: world.id('activityReward', place) ?? 0,
      count,
      value: count * Number(reward['unitCost']),
      currency: 'USD',
      riskScore: random.skewed(90, 2.4),
      ...(isSent ? {} : { address: null, tracking: null }),
      ...(source === 'manual' ? {} : { reason: null }),
    }
  },
}
