import teamUpActivity from '../../src/entities/activity-manage/team-up-activity'
import { because, money } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { pausableWithReason } from '../packs/pausable'
import { reviewedOrWithdrawn } from '../packs/reviewed'

export const { submit, withdraw, approve, reject } = reviewedOrWithdrawn(teamUpActivity, {
  by: 'others',
  keys: { submit: 'b', approve: 'a' },
})

export const { pause, resume } = pausableWithReason(teamUpActivity, { keys: { pause: 'w' } })

export const { end } = ended(teamUpActivity)

export const extend = defineCommand(teamUpActivity, {
  on: 'rows',
  does: set({}),
  states: ['scheduled', 'running'],
  asks: { endsAt: asked(teamUpActivity, 'endsAt', { required: true }) },
  icon: 'timer',
})

export const settle = defineCommand(teamUpActivity, { on: 'rows', does: move(), danger: 'confirm', icon: 'coins' })

/** A second person approves it before it counts. */
export const raiseBudget = defineCommand(teamUpActivity, {
  on: 'row',
  states: ['scheduled', 'running', 'paused'],
  asks: { amount: money({ min: 1, required: true }), reason: because() },
  danger: 'second',
  icon: 'circle-plus',
  alsoCalled: ['add budget', '加预算', '提高预算'],
})

export const handOver = defineCommand(teamUpActivity, {
  on: 'rows',
  does: set({}),
  asks: { owner: asked(teamUpActivity, 'owner', { required: true }) },
  icon: 'user-cog',
})
