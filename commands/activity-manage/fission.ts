import fissionActivity from '../../src/entities/activity-manage/fission-activity'
import { because, decimal, int, money, percent } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { pausableWithReason } from '../packs/pausable'
import { reviewedOrWithdrawn } from '../packs/reviewed'

export const { submit, withdraw, reject } = reviewedOrWithdrawn(fissionActivity, { keys: { submit: 'b' } })

/** Never by the author. */
export const approve = defineCommand(fissionActivity, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  money: 'budget',
  keys: 'a',
  icon: 'badge-check',
})

export const { pause, resume } = pausableWithReason(fissionActivity, { keys: { pause: 'w' } })

export const { end } = ended(fissionActivity)

export const extend = defineCommand(fissionActivity, {
  on: 'rows',
  does: set({}),
  states: ['scheduled', 'running'],
  asks: { endsAt: asked(fissionActivity, 'endsAt', { required: true }) },
  icon: 'timer',
})

export const settle = defineCommand(fissionActivity, { on: 'rows', does: move(), danger: 'confirm', icon: 'coins' })

export const handOver = defineCommand(fissionActivity, {
  on: 'rows',
  does: set({}),
  asks: { owner: asked(fissionActivity, 'owner', { required: true }) },
  icon: 'user-cog',
})

/** A second person approves it before it counts. */
export const raiseBudget = defineCommand(fissionActivity, {
  on: 'row',
  states: ['scheduled', 'running', 'paused'],
  asks: { amount: money({ min: 1, required: true }), reason: because() },
  danger: 'second',
  icon: 'circle-plus',
  alsoCalled: ['add budget', '加预算', '提高预算'],
})

/** What it would cost with this many inviters, by its ladder and the reward of the invited. */
export const simulateCost = defineCommand(fissionActivity, {
  on: 'row',
  asks: {
    inviters: int({ min: 1, required: true }),
    invitesEach: decimal({ min: 0, max: 1_000, required: true }),
    validRate: percent({ min: 0, max: 100, required: true }),
  },
  icon: 'calculator',
  alsoCalled: ['estimate cost', '成本预估', '费用测算'],
})
