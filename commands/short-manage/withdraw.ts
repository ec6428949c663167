import shortWithdrawal from '../../src/entities/short-manage/short-withdrawal'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

/** Neither approver manages the partner, or has entered the request. */
export const approve = defineCommand(shortWithdrawal, {
  audits: 'approve',
  on: 'rows',
  stamps: ['firstBy'],
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const approveSecond = defineCommand(shortWithdrawal, {
  on: 'rows',
  stamps: ['secondBy'],
  by: 'others',
  danger: 'confirm',
  money: 'amount',
  icon: 'badge-check',
})

export const reject = defineCommand(shortWithdrawal, {
  audits: 'approve',
  on: 'rows',
  asks: {
    rejectReason: asked(shortWithdrawal, 'rejectReason', { required: true }),
    note: asked(shortWithdrawal, 'note'),
  },
  keys: 'd',
  icon: 'badge-x',
})

export const hold = defineCommand(shortWithdrawal, {
  on: 'rows',
  asks: { reason: because() },
  inverse: 'release',
  keys: 'w',
  icon: 'pause',
})

export const release = defineCommand(shortWithdrawal, { on: 'rows', icon: 'play' })

export const pay = defineCommand(shortWithdrawal, {
  on: 'rows',
  danger: 'confirm',
  carriesOut: 'approveSecond',
  icon: 'wallet',
})

export const markPaid = defineCommand(shortWithdrawal, {
  on: 'row',
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
  danger: 'confirm',
  carriesOut: 'approveSecond',
  icon: 'refresh-cw',
})

export const giveBack = defineCommand(shortWithdrawal, {
  on: 'rows',
  asks: { reason: because() },
  icon: 'undo-2',
})

/** With the payees, for the bank. */
export const exportPayout = defineCommand(shortWithdrawal, { on: 'rows', states: ['approved'], icon: 'file-down' })
