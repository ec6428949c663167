import liveActivityTemplate from '../../../src/entities/activity-manage/live-activity-template'
import { because, money } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { leadTo, move, set } from '../../../src/schema/does'

export const submit = defineCommand(liveActivityTemplate, {
  on: 'rows',
  does: move(),
  inverse: 'withdraw',
  keys: 'b',
  icon: 'send',
})

export const withdraw = defineCommand(liveActivityTemplate, { on: 'rows', does: move(), icon: 'undo-2' })

/** Never by the author. */
export const approve = defineCommand(liveActivityTemplate, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(liveActivityTemplate, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'badge-x',
})

export const pause = defineCommand(liveActivityTemplate, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'resume',
  keys: 'w',
  icon: 'pause',
})

export const resume = defineCommand(liveActivityTemplate, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const end = defineCommand(liveActivityTemplate, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const extend = defineCommand(liveActivityTemplate, {
  on: 'rows',
  does: set({}),
  states: ['scheduled', 'running'],
  asks: { endsAt: asked(liveActivityTemplate, 'endsAt', { required: true }) },
  icon: 'timer',
})

/** Once every rank has been settled, by another account than the author. */
export const settle = defineCommand(liveActivityTemplate, {
  on: 'rows',
  does: move(),
  by: 'others',
  danger: 'confirm',
  icon: 'coins',
})

export const handOver = defineCommand(liveActivityTemplate, {
  on: 'rows',
  does: set({}),
  asks: { owner: asked(liveActivityTemplate, 'owner', { required: true }) },
  icon: 'user-cog',
})

/** A second person approves it before it counts. */
export const raiseBudget = defineCommand(liveActivityTemplate, {
  on: 'row',
  states: ['scheduled', 'running', 'paused'],
  asks: { amount: money({ min: 1, required: true }), reason: because() },
  danger: 'second',
  icon: 'circle-plus',
  alsoCalled: ['add budget', '加预算', '提高预算'],
})

export const openRanks = defineCommand(liveActivityTemplate, {
  on: 'row',
  does: leadTo('/activity-manage/live-activity/rank/{id}'),
  keys: 'o',
  icon: 'trophy',
})

export const openHonours = defineCommand(liveActivityTemplate, {
  on: 'row',
  does: leadTo('/activity-manage/live-activity/honor/{id}'),
  icon: 'medal',
})
