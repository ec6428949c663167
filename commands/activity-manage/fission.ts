import fissionActivity from '../../src/entities/activity-manage/fission-activity'
import { because, decimal, int, money, percent } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const submit = defineCommand(fissionActivity, { on: 'rows', inverse: 'withdraw', keys: 'b', icon: 'send' })

export const withdraw = defineCommand(fissionActivity, { on: 'rows', icon: 'undo-2' })

/** Never by the author. */
export const approve = defineCommand(fissionActivity, {
  audits: 'approve',
  on: 'rows',
  by: 'others',
  money: 'budget',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(fissionActivity, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: because() },
  icon: 'badge-x',
})

export const pause = defineCommand(fissionActivity, {
  on: 'rows',
  asks: { reason: because() },
  inverse: 'resume',
  keys: 'w',
  icon: 'pause',
})

export const resume = defineCommand(fissionActivity, { on: 'rows', inverse: 'pause', icon: 'play' })

export const end = defineCommand(fissionActivity, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const extend = defineCommand(fissionActivity, {
  on: 'rows',
  sets: {},
  states: ['scheduled', 'running'],
  asks: { endsAt: asked(fissionActivity, 'endsAt', { required: true }) },
  icon: 'timer',
})

export const settle = defineCommand(fissionActivity, { on: 'rows', danger: 'confirm', icon: 'coins' })

export const handOver = defineCommand(fissionActivity, {
  on: 'rows',
  sets: {},
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

/** What it would cost with so many inviters, by its ladder and the reward of the invited. */
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
