import activityGrant from '../../src/entities/activity-manage/activity-grant'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** Grants made by hand wait for another person above the limits: see `activityGrant`. */
export const approve = defineCommand(activityGrant, {
  audits: 'approve',
  on: 'rows',
  does: set({}, { stamp: ['approvedBy'] }),
  states: ['pending'],
  reads: ['source', 'approvedBy'],
  when: ({ source, approvedBy }) =>
    source !== 'manual'
      ? 'activity-manage.reward-grants.approve.notManual'
      : approvedBy === null || 'activity-manage.reward-grants.approve.already',
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const retry = defineCommand(activityGrant, { on: 'rows', does: move(), keys: 't', icon: 'refresh-cw' })

export const hold = defineCommand(activityGrant, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ max: 200 }) },
  inverse: 'release',
  keys: 'w',
  icon: 'pause',
})

export const release = defineCommand(activityGrant, { on: 'rows', does: move(), icon: 'play' })

export const revoke = defineCommand(activityGrant, {
  on: 'rows',
  does: move(),
  asks: { revokeReason: asked(activityGrant, 'revokeReason', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

/** What is sent by parcel. */
export const deliver = defineCommand(activityGrant, {
  on: 'rows',
  does: move(),
  asks: { tracking: asked(activityGrant, 'tracking', { required: true }) },
  money: 'value',
  icon: 'package-check',
})

/** What is sent by parcel, with the addresses. */
export const exportAddress = defineCommand(activityGrant, { on: 'rows', icon: 'file-down' })
