import guildRoom from '../../src/entities/live-manage/guild-room'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const approve = defineCommand(guildRoom, { audits: 'approve', on: 'rows', keys: 'a', icon: 'badge-check' })

export const refuse = defineCommand(guildRoom, {
  on: 'rows',
  asks: { reason: because() },
  icon: 'badge-x',
})

export const suspend = defineCommand(guildRoom, {
  on: 'rows',
  keys: 'w',
  asks: { reason: because() },
  danger: 'confirm',
  inverse: 'resume',
  icon: 'pause',
})

export const resume = defineCommand(guildRoom, { on: 'rows', inverse: 'suspend', keys: 'u', icon: 'play' })

export const close = defineCommand(guildRoom, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'circle-x',
})

export const setShares = defineCommand(guildRoom, {
  on: 'rows',
  sets: {},
  asks: {
    roomShare: asked(guildRoom, 'roomShare', { required: true }),
    hostShare: asked(guildRoom, 'hostShare', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  icon: 'percent',
})

export const setTarget = defineCommand(guildRoom, {
  on: 'rows',
  sets: {},
  asks: { monthlyTarget: asked(guildRoom, 'monthlyTarget', { required: true }) },
  icon: 'target',
})

export const addHosts = defineCommand(guildRoom, {
  on: 'row',
  lists: 'add',
  asks: { hosts: asked(guildRoom, 'hosts', { required: true }) },
  inverse: 'removeHosts',
  icon: 'list-plus',
})

export const removeHosts = defineCommand(guildRoom, {
  on: 'row',
  lists: 'remove',
  asks: { hosts: asked(guildRoom, 'hosts', { required: true }) },
  inverse: 'addHosts',
  icon: 'list-minus',
})

export const changeManager = defineCommand(guildRoom, {
  on: 'row',
  sets: {},
  asks: { manager: asked(guildRoom, 'manager', { required: true }), reason: because() },
  icon: 'pencil-line',
})

export const report = defineCommand(guildRoom, {
  on: 'row',
  opens: '/live-manage/guild-room-report?guildRoom={id}',
  keys: 'o',
  icon: 'chart-column',
})
