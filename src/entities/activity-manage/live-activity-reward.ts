import { int, money, oneOf, order, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Ranges of one receiver neither overlap nor leave a gap and end within the rank's size; pool shares sum to at most
 * 100 %.
 */
export default defineEntity({
  name: 'liveActivityReward',
  service: 'activity',
  api: 'liveActivity/reward',
  label: ['rank', 'reward'],
  scale: 100_000,
  demo: 400,
  scopedBy: 'rank',
  groups: {
    identity: ['rank', 'reward'],
    money: ['expectedCost', 'currency'],
    settings: ['receives', 'fromPlace', 'toPlace', 'score', 'minScore', 'count', 'poolShare', 'position'],
  },
  fields: {
    rank: ref('liveActivityRank', { required: true }),
    receives: oneOf(['subject', 'topContributor', 'contributors', 'guildOwner', 'scoreReached'], {
      default: 'subject',
    }),
    fromPlace: int({ min: 1 }),
    toPlace: int({ max: 1000, min: 1 }),
    score: int({ min: 1 }), // scoreReached
    minScore: int({ min: 0 }), // below it the place is not rewarded
    reward: ref('activityReward', { required: true }),
    count: int({ min: 1, default: 1 }),
    poolShare: percent({ max: 100, min: 0 }), // instead of count where coins come from a shared pool
    expectedCost: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    position: order(),
  },
  ordered: { by: 'position', within: ['rank'] },
})
