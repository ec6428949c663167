import { int, money, oneOf, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Place ranges of one PK neither overlap nor leave a gap; the expected cost stays within the PK's budget. Locked once
 * the PK runs, except for raising.
 */
export default defineEntity({
  name: 'starPkReward',
  service: 'activity',
  api: 'starPk/reward',
  label: ['pk', 'reward'],
  scale: 20_000,
  demo: 120,
  scopedBy: 'pk',
  groups: {
    identity: ['pk', 'reward'],
    money: ['expectedCost', 'currency'],
    results: ['granted'],
    settings: ['receives', 'fromPlace', 'toPlace', 'winners', 'minVotes', 'count', 'position'],
  },
  fields: {
    pk: ref('starPk'), // empty is the default set that a new PK copies
    receives: oneOf(['winnerVoters', 'loserVoters', 'topVoters', 'lottery', 'everyVoter'], { required: true }),
    fromPlace: int({ min: 1 }), // topVoters
    toPlace: int({ max: 10000, min: 1 }),
    winners: int({ min: 1 }), // lottery
    minVotes: int({ min: 1, default: 1 }),
    reward: ref('activityReward', { required: true }),
    count: int({ min: 1, default: 1 }),
    expectedCost: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    position: order(),
    granted: int({ readOnly: true }),
  },
  ordered: { by: 'position', within: ['pk'] },
})
