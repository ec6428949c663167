import shortWithdrawal from '../../src/entities/short-manage/short-withdrawal'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

/** Neither approver manages the partner, or has entered the request. */
export const approve = defineCommand(shortWithdrawal, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const approveSecond = defineCommand(shortWithdrawal, {
  on: 'rows',
  does: move(),
  by: 'others',
  danger: 'confirm',
  money: 'amount',
  icon: 'badge-check',
})

export const reject = defineCommand(shortWithdrawal, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: {
    rejectReason: asked(shortWithdrawal, 'rejectReason', { required: true }),
    note: asked(shortWithdrawal, 'note'),
  },
  keys: 'd',
  icon: 'badge-x',
})

export const hold = defineCommand(shortWithdrawal, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'release',
  keys: 'w',
  icon: 'pause',
})

export const release = defineCommand(shortWithdrawal, { on: 'rows', does: move(), icon: 'play' })

export const pay = defineCommand(shortWithdrawal, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  carriesOut: 'approveSecond',
  icon: 'wallet',
})

export const markPaid = defineCommand(shortWithdrawal, {
  on: 'row',
  does: move(),
  asks: {
    providerRef: asked(shortWithdrawal, 'providerRef', { required: true }),
    receipt: asked(shortWithdrawal, 'receipt', { required: true }),
    paidAt: asked(shortWithdrawal, 'paidAt', { required: true }),
  },
  danger: 'confirm',
  money: 'amount',
  icon: 'flag',
})

export const retryPayout = defineCommand(shortWithdrawal, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  carriesOut: 'approveSecond',
  icon: 'refresh-cw',
})

export const giveBack = defineCommand(shortWithdrawal, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'undo-2',
})

/** With the payees, for the bank. */
export const exportPayout = defineCommand(shortWithdrawal, { on: 'rows', states: ['approved'], icon: 'file-down' })
