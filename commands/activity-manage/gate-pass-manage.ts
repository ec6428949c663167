import gatePass from '../../src/entities/activity-manage/gate-pass'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const submit = defineCommand(gatePass, {
  on: 'rows',
  does: move(),
  inverse: 'withdraw',
  keys: 'b',
  icon: 'send',
})

export const withdraw = defineCommand(gatePass, { on: 'rows', does: move(), icon: 'undo-2' })

export const approve = defineCommand(gatePass, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(gatePass, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'badge-x',
})

export const pause = defineCommand(gatePass, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'resume',
  keys: 'w',
  icon: 'pause',
})

export const resume = defineCommand(gatePass, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const end = defineCommand(gatePass, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

/** Unclaimed rewards go to the inbox until claimUntil. */
export const settle = defineCommand(gatePass, { on: 'rows', does: move(), danger: 'confirm', icon: 'coins' })
