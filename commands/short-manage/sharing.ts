import shortShareStatement from '../../src/entities/short-manage/short-share-statement'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

export const recalculate = defineCommand(shortShareStatement, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'calculator',
})

/** Refused while a check of it is red. */
export const check = defineCommand(shortShareStatement, { on: 'rows', does: move(), keys: 'w', icon: 'list-checks' })

export const adjust = defineCommand(shortShareStatement, {
  on: 'row',
  states: ['computed'],
  asks: {
    adjustment: asked(shortShareStatement, 'adjustment', { required: true }),
    adjustmentReason: asked(shortShareStatement, 'adjustmentReason', { required: true }),
  },
  danger: 'confirm',
  icon: 'scale',
})

export const send = defineCommand(shortShareStatement, {
  on: 'rows',
  does: move({ stamp: ['sentAt'] }),
  keys: 'b',
  icon: 'send',
})

export const resend = defineCommand(shortShareStatement, {
  on: 'rows',
  does: set({}, { stamp: ['sentAt'] }),
  states: ['sent'],
  icon: 'send-horizontal',
})

export const approve = defineCommand(shortShareStatement, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

/** By another than the first; what was adjusted, by neither of them the adjuster. */
export const approveSecond = defineCommand(shortShareStatement, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  money: 'payable',
  icon: 'badge-check',
})

export const hold = defineCommand(shortShareStatement, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'release',
  icon: 'pause',
})

export const release = defineCommand(shortShareStatement, { on: 'rows', does: move(), icon: 'play' })

export const openLines = defineCommand(shortShareStatement, {
  on: 'row',
  does: leadTo('/short-manage/sharing/lines?statement={id}'),
  keys: 'o',
  icon: 'list',
})

/** By title and country. */
export const exportLines = defineCommand(shortShareStatement, { on: 'rows', icon: 'file-down' })
