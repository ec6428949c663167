import { bool, int, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Every level has at least one reward; the last level has a highlight on the paid track. */
export default defineEntity({
  name: 'gatePassLevel',
  service: 'activity',
  api: 'gatePass/level',
  label: ['pass', 'level'],
  scale: 30_000,
  demo: 700,
  scopedBy: 'pass',
  groups: {
    identity: ['pass', 'level', 'freeReward'],
    money: ['points', 'paidReward', 'paidCount'],
    results: ['reached', 'claimedFree', 'claimedPaid'],
    settings: ['freeCount', 'highlight'],
  },
  fields: {
    pass: ref('gatePass', { required: true }),
    level: int({ max: 120, min: 1, required: true }),
    points: int({ min: 0, required: true }), // from the level before; default pointsPerLevel
    freeReward: ref('activityReward'),
    freeCount: int({ min: 1, default: 1 }),
    paidReward: ref('activityReward'),
    paidCount: int({ min: 1, default: 1 }),
    highlight: bool({ default: false }), // large tile; at most 10
    reached: int({ readOnly: true }),
    claimedFree: int({ readOnly: true }),
    claimedPaid: int({ readOnly: true }),
  },
  unique: [['pass', 'level']],
})
