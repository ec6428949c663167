import probabilityGame from '../../../src/entities/activity-manage/probability-game'
import { because, int } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export { submit } from '../probability-game'

/** Scales the chances of the prizes to 1,000,000 in all, each in proportion; what rounding leaves goes to the fallback. */
export const normalise = defineCommand(probabilityGame, { on: 'row', icon: 'scale' })

/** The draft table becomes the next version, live from the next round on; a second person approves. */
export const submitTable = defineCommand(probabilityGame, {
  on: 'row',
  asks: { reason: because({ max: 200 }) },
  danger: 'second',
  icon: 'send',
})

/** An earlier version becomes the next one; a second person approves. */
export const rollbackTable = defineCommand(probabilityGame, {
  on: 'row',
  asks: { tableVersion: int({ min: 1, required: true }), reason: because({ max: 200 }) },
  danger: 'second',
  icon: 'history',
})

/** Draws by the draft table a million times: what comes back, and how long luck stays away. */
export const simulate = defineCommand(probabilityGame, { on: 'row', icon: 'dices' })
