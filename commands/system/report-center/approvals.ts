import approval from '../../../src/entities/staff-manage/approval'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { inBrowser, move } from '../../../src/schema/does'

/** Runs what was asked for, in the name of who asked. Both hold the right of the command that waits. */
export const approve = defineCommand(approval, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  access: 'signedIn',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
  alsoCalled: ['approve request', 'second person', '双人复核', '批准'],
})

export const reject = defineCommand(approval, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  asks: { reason: because() },
  access: 'signedIn',
  keys: 'd',
  icon: 'circle-x',
  alsoCalled: ['decline request', '拒绝'],
})

export const withdraw = defineCommand(approval, {
  on: 'rows',
  does: move(),
  by: 'author',
  access: 'signedIn',
  danger: 'confirm',
  destroys: true,
  keys: 'b',
  icon: 'undo-2',
})

/** The record that it is about, on its own page. What tells where that is, the list shows as a link too. */
export const openRecord = defineCommand(approval, {
  on: 'row',
  does: inBrowser(),
  reads: ['entity', 'recordId'],
  access: 'signedIn',
  keys: 'o',
  icon: 'square-arrow-out-up-right',
})
