import probabilityJackpot from '../../../src/entities/activity-manage/probability-jackpot'
import { because, int, percent } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'

/** Coins of the company into the pool that holds it; a second person approves, and nothing takes it out again. */
export const seedTopUp = defineCommand(probabilityJackpot, {
  on: 'row',
  asks: { coins: int({ min: 1, required: true }), reason: because({ max: 200 }) },
  danger: 'second',
  icon: 'circle-plus',
})

/** While it is on, a second person agrees before the chances are others; what is left out stays as it is. */
export const changeOdds = defineCommand(probabilityJackpot, {
  on: 'row',
  asks: {
    contribution: asked(probabilityJackpot, 'contribution', { required: false }),
    seed: asked(probabilityJackpot, 'seed', { required: false }),
    cap: asked(probabilityJackpot, 'cap', { required: false }),
    hitPpm: asked(probabilityJackpot, 'hitPpm'),
    firstShare: percent({ caption: 'probabilityJackpot.firstShare' }),
    roomShare: percent({ caption: 'probabilityJackpot.roomShare' }),
    anchorShare: percent({ caption: 'probabilityJackpot.anchorShare' }),
    reason: because({ max: 200 }),
  },
  danger: 'second',
  keys: 'a',
  icon: 'sliders-horizontal',
})

/** Days between hits, the size at a hit and what it costs the company, if players go on as in the last 30 days. */
export const simulate = defineCommand(probabilityJackpot, { on: 'row', icon: 'flask-conical' })
