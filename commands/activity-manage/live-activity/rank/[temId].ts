import liveActivityRank from '../../../../src/entities/activity-manage/live-activity-rank'
import { because } from '../../../../src/fields'
import { defineCommand } from '../../../../src/schema/command'

export const recalculate = defineCommand(liveActivityRank, {
  on: 'rows',
  asks: { reason: because() },
  icon: 'calculator',
})

/** Refused while standings are held. */
export const confirmResult = defineCommand(liveActivityRank, {
  on: 'row',
  stamps: ['confirmedBy'],
  danger: 'confirm',
  inverse: 'reopen',
  keys: 'a',
  icon: 'circle-check-big',
})

export const reopen = defineCommand(liveActivityRank, {
  on: 'row',
  asks: { reason: because() },
  icon: 'rotate-ccw',
})

/** Not by the one who confirmed. */
export const settle = defineCommand(liveActivityRank, { on: 'rows', danger: 'confirm', icon: 'coins' })

export const openRewards = defineCommand(liveActivityRank, {
  on: 'row',
  opens: '/activity-manage/live-activity/reward/{id}',
  keys: 'o',
  icon: 'gift',
})
