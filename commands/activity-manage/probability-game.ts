import probabilityGame from '../../src/entities/activity-manage/probability-game'
import { areas, because, int } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'

export const { submit, approve, reject } = reviewed(probabilityGame, {
  by: 'others',
  keys: { submit: 'b', approve: 'a' },
})

export const open = defineCommand(probabilityGame, {
  on: 'rows',
  does: move(),
  inverse: 'pause',
  keys: 'o',
  icon: 'play',
})

export const pause = defineCommand(probabilityGame, {
  on: 'rows',
  does: move(),
  asks: { stateReason: asked(probabilityGame, 'stateReason', { required: true }) },
  inverse: 'open',
  keys: 'w',
  icon: 'pause',
})

export const close = defineCommand(probabilityGame, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'circle-x',
})

/** At once: rounds that have not been paid are void, and their stakes go back. */
export const stopNow = defineCommand(probabilityGame, {
  on: 'rows',
  states: ['running'],
  asks: { stateReason: asked(probabilityGame, 'stateReason', { required: true }) },
  danger: 'typed',
  destroys: true,
  icon: 'octagon-x',
  alsoCalled: ['emergency stop', '紧急停止'],
})

/** Coins of the company for the players' pool. */
export const fundPool = defineCommand(probabilityGame, {
  on: 'row',
  states: ['draft', 'awaitingApproval', 'ready', 'running', 'paused'],
  asks: { coins: int({ min: 1, required: true }), reason: because({ max: 200 }) },
  danger: 'second',
  icon: 'coins',
})

/** Every game that is open in one of the areas. */
export const stopAll = definePageCommand({
  asks: { areas: areas({ group: 'activity', required: true }), reason: because({ max: 200 }) },
  danger: 'confirm',
  destroys: true,
  icon: 'octagon-x',
})
