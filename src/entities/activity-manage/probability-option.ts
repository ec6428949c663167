import { captions, decimal, image, int, order, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** ChancePpm sums to 1,000,000; each option's expectedReturn is within 2 points of the others. */
export default defineEntity({
  name: 'probabilityOption',
  service: 'activity',
  api: 'probabilityGame/option',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 5_000,
  demo: 48,
  scopedBy: 'game',
  groups: {
    identity: ['game', 'name'],
    media: ['icon'],
    results: ['tableVersion', 'expectedReturn', 'won24h', 'deviation'],
    settings: ['position', 'odds', 'chancePpm', 'maxStake', 'exposureCap'],
  },
  fields: {
    game: ref('probabilityGame', { required: true }),
    tableVersion: int({ plain: true, readOnly: true }),
    position: order(),
    name: captions({ max: 20, required: true }),
    icon: image({ required: true }),
    odds: decimal({ max: 200, min: 1.1, required: true }), // stake included; 2 decimals
    chancePpm: int({ max: 1000000, min: 1, required: true }),
    expectedReturn: percent({ readOnly: true }), // odds x chance
    maxStake: int({ min: 1 }), // per user and round
    exposureCap: int({ min: 1, required: true }), // further stakes are refused when the payout would pass it
    won24h: int({ readOnly: true }),
    deviation: decimal({ readOnly: true }),
  },
  unique: [['game', 'tableVersion', 'position']],
  ordered: { by: 'position', within: ['game', 'tableVersion'] },
})
