import guildRoom from '../../src/entities/live-manage/guild-room'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { addTo, leadTo, move, removeFrom, set } from '../../src/schema/does'

export const approve = defineCommand(guildRoom, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  keys: 'a',
  icon: 'badge-check',
})

export const refuse = defineCommand(guildRoom, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'badge-x',
})

export const suspend = defineCommand(guildRoom, {
  on: 'rows',
  does: move(),
  keys: 'w',
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'resume',
  icon: 'pause',
})

export const resume = defineCommand(guildRoom, {
  on: 'rows',
  does: move(),
  inverse: 'suspend',
  keys: 'u',
  icon: 'play',
})

export const close = defineCommand(guildRoom, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'circle-x',
})

export const setShares = defineCommand(guildRoom, {
  on: 'rows',
  does: set({}),
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
  does: set({}),
  asks: { monthlyTarget: asked(guildRoom, 'monthlyTarget', { required: true }) },
  icon: 'target',
})

export const addHosts = defineCommand(guildRoom, {
  on: 'row',
  does: addTo('hosts'),
  asks: { hosts: asked(guildRoom, 'hosts', { required: true }) },
  inverse: 'removeHosts',
  icon: 'list-plus',
})

export const removeHosts = defineCommand(guildRoom, {
  on: 'row',
  does: removeFrom('hosts'),
  asks: { hosts: asked(guildRoom, 'hosts', { required: true }) },
  inverse: 'addHosts',
  icon: 'list-minus',
})

export const changeManager = defineCommand(guildRoom, {
  on: 'row',
  does: set({}),
  asks: { manager: asked(guildRoom, 'manager', { required: true }), reason: because() },
  icon: 'pencil-line',
})

export const report = defineCommand(guildRoom, {
  on: 'row',
  does: leadTo('/live-manage/guild-room-report?guildRoom={id}'),
  keys: 'o',
  icon: 'chart-column',
})
