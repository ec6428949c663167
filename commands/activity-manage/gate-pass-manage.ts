import gatePass from '../../src/entities/activity-manage/gate-pass'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const submit = defineCommand(gatePass, { on: 'rows', inverse: 'withdraw', keys: 'b', icon: 'send' })

export const withdraw = defineCommand(gatePass, { on: 'rows', icon: 'undo-2' })

export const approve = defineCommand(gatePass, {
  audits: 'approve',
  on: 'rows',
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(gatePass, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: because() },
  icon: 'badge-x',
})

export const pause = defineCommand(gatePass, {
  on: 'rows',
  asks: { reason: because() },
  inverse: 'resume',
  keys: 'w',
  icon: 'pause',
})

export const resume = defineCommand(gatePass, { on: 'rows', inverse: 'pause', icon: 'play' })

export const end = defineCommand(gatePass, {
  on: 'row',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

/** Unclaimed rewards go to the inbox until claimUntil. */
export const settle = defineCommand(gatePass, { on: 'rows', danger: 'confirm', icon: 'coins' })
