import topUpActivity from '../../src/entities/activity-manage/top-up-activity'
import { because, money } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { pausableWithReason } from '../packs/pausable'
import { reviewedOrWithdrawn } from '../packs/reviewed'

export const { submit, withdraw, approve, reject } = reviewedOrWithdrawn(topUpActivity, {
  by: 'others',
  keys: { submit: 'b', approve: 'a' },
})

export const { pause, resume } = pausableWithReason(topUpActivity, { keys: { pause: 'w' } })

export const { end } = ended(topUpActivity)

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
