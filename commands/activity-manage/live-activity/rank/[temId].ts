import liveActivityRank from '../../../../src/entities/activity-manage/live-activity-rank'
import { because } from '../../../../src/fields'
import { defineCommand } from '../../../../src/schema/command'
import { leadTo, move } from '../../../../src/schema/does'

export const recalculate = defineCommand(liveActivityRank, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'calculator',
})

/** Refused while standings are on hold. */
export const confirmResult = defineCommand(liveActivityRank, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  inverse: 'reopen',
  keys: 'a',
  icon: 'circle-check-big',
})

export const reopen = defineCommand(liveActivityRank, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  icon: 'rotate-ccw',
})

/** Not by the one who confirmed. */
export const settle = defineCommand(liveActivityRank, { on: 'rows', does: move(), danger: 'confirm', icon: 'coins' })

export const openRewards = defineCommand(liveActivityRank, {
  on: 'row',
  does: leadTo('/activity-manage/live-activity/reward/{id}'),
  keys: 'o',
  icon: 'gift',
})
