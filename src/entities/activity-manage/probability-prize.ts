import { bool, decimal, int, oneOf, order, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * ChancePpm of a table sums to exactly 1,000,000; expected return with pity and fallback is between 50 % and 98 %.
 */
export default defineEntity({
  name: 'probabilityPrize',
  service: 'activity',
  api: 'probabilityGame/prize',
  label: ['reward', 'game'],
  scale: 10_000,
  demo: 80,
  scopedBy: 'game',
  groups: {
    identity: ['game', 'reward', 'grade'],
    money: ['value'],
    results: ['tableVersion', 'drawn24h', 'deviation'],
    settings: ['position', 'count', 'chancePpm', 'stockDay', 'fallback', 'pityAfter', 'broadcast'],
  },
  fields: {
    game: ref('probabilityGame', { required: true }),
    tableVersion: int({ plain: true, readOnly: true }),
    position: order(),
    reward: ref('activityReward'), // empty is no prize
    count: int({ min: 1, default: 1 }),
    value: int({ min: 0, required: true }), // in the game's currency, for the expected return
    chancePpm: int({ max: 1000000, min: 0, required: true }),
    stockDay: int({ min: 0, emptyMeans: 'noLimit' }), // when gone the fallback prize is drawn
    fallback: bool({ default: false }), // exactly one in a table
    pityAfter: int({ min: 0, default: 0 }), // sure after this many plays without it; 0 is none
    grade: oneOf(['common', 'rare', 'epic', 'jackpot'], { default: 'common' }),
    broadcast: oneOf(['none', 'room', 'area'], { default: 'none' }),
    drawn24h: int({ readOnly: true }),
    deviation: decimal({ readOnly: true }), // standard deviations between drawn and expected; beyond 4 it alarms
  },
  unique: [['game', 'tableVersion', 'position']],
  ordered: { by: 'position', within: ['game', 'tableVersion'] },
})
