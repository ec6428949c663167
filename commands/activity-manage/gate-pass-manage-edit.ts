import gatePass from '../../src/entities/activity-manage/gate-pass'
import { int, oneOf, ref } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export { submit, withdraw } from './gate-pass-manage'

/** Points per level along a curve that adds up to the total; the levels' rewards stay. */
export const fillLevels = defineCommand(gatePass, {
  on: 'row',
  states: ['draft'],
  asks: {
    curve: oneOf(['flat', 'linear', 'steep'], { required: true }),
    totalPoints: int({ min: 1, max: 10_000_000, required: true }),
  },
  icon: 'chart-line',
})

/** The points and rewards of another season's levels, as far as this one goes. */
export const copyLevels = defineCommand(gatePass, {
  on: 'row',
  states: ['draft'],
  asks: { pass: ref('gatePass', { required: true }) },
  icon: 'copy',
})

/** The level that users reach who come on 3, 5 and 7 days a week, by the points of the season's tasks. */
export const checkPace = defineCommand(gatePass, { on: 'row', icon: 'gauge' })
