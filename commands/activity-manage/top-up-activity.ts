import topUpActivity from '../../src/entities/activity-manage/top-up-activity'
import { because, money } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const submit = defineCommand(topUpActivity, {
  on: 'rows',
  does: move(),
  inverse: 'withdraw',
  keys: 'b',
  icon: 'send',
})

export const withdraw = defineCommand(topUpActivity, { on: 'rows', does: move(), icon: 'undo-2' })

/** Never by the author. */
export const approve = defineCommand(topUpActivity, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(topUpActivity, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'badge-x',
})

export const pause = defineCommand(topUpActivity, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'resume',
  keys: 'w',
  icon: 'pause',
})

export const resume = defineCommand(topUpActivity, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const end = defineCommand(topUpActivity, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const extend = defineCommand(topUpActivity, {
  on: 'rows',
  does: set({}),
  states: ['scheduled', 'running'],
  asks: { endsAt: asked(topUpActivity, 'endsAt', { required: true }) },
  icon: 'timer',
})

export const settle = defineCommand(topUpActivity, { on: 'rows', does: move(), danger: 'confirm', icon: 'coins' })

/** A second person approves it before it counts. */
export const raiseBudget = defineCommand(topUpActivity, {
  on: 'row',
  states: ['scheduled', 'running', 'paused'],
  asks: { amount: money({ min: 1, required: true }), reason: because() },
  danger: 'second',
  icon: 'circle-plus',
  alsoCalled: ['add budget', '加预算', '提高预算'],
})

export const handOver = defineCommand(topUpActivity, {
  on: 'rows',
  does: set({}),
  asks: { owner: asked(topUpActivity, 'owner', { required: true }) },
  icon: 'user-cog',
})
