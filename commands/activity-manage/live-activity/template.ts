import liveActivityTemplate from '../../../src/entities/activity-manage/live-activity-template'
import { because, money } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { leadTo, move, set } from '../../../src/schema/does'
import { ended } from '../../packs/ended'
import { pausableWithReason } from '../../packs/pausable'
import { reviewedOrWithdrawn } from '../../packs/reviewed'

export const { submit, withdraw, approve, reject } = reviewedOrWithdrawn(liveActivityTemplate, {
  by: 'others',
  keys: { submit: 'b', approve: 'a' },
})

export const { pause, resume } = pausableWithReason(liveActivityTemplate, { keys: { pause: 'w' } })

export const { end } = ended(liveActivityTemplate)

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
