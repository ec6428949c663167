import grantBatch from '../../src/entities/goods-and-order/grant-batch'
import { string } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

export const submit = defineCommand(grantBatch, {
  on: 'rows',
  does: move(),
  inverse: 'withdraw',
  keys: 'b',
  icon: 'send-to-back',
})

export const withdraw = defineCommand(grantBatch, { on: 'rows', does: move(), inverse: 'submit', icon: 'undo-2' })

/** By one account, from 500 USD by two; neither is the author. */
export const approve = defineCommand(grantBatch, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 300 }) },
  by: 'others',
  money: 'valueUsd',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(grantBatch, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 300, required: true }) },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

/** Gives to each user at once, or takes back: what fails is counted and can be tried again. */
export const execute = defineCommand(grantBatch, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  carriesOut: 'approve',
  icon: 'play',
  alsoCalled: ['send coins', 'give coins', '发币', '执行发放'],
})

export const retryFailed = defineCommand(grantBatch, {
  on: 'row',
  does: move(),
  carriesOut: 'approve',
  icon: 'refresh-cw',
})

/** Takes back what is left of what was given; what was spent becomes the user's debt. */
export const reverse = defineCommand(grantBatch, {
  on: 'row',
  does: move(),
  asks: { note: string({ max: 300, required: true }) },
  danger: 'second',
  icon: 'undo-2',
})

/** What each user was given: the ledger's entries of this grant. */
export const lines = defineCommand(grantBatch, {
  on: 'row',
  does: leadTo('/goods-and-order/virtual-currency-itemized?sourceNo={grantNo}'),
  keys: 'o',
  icon: 'list',
})

/** What the account may still give today, currency by currency. */
export const caps = definePageCommand({ icon: 'gauge', alsoCalled: ['limits', 'my allowance', '我的额度'] })
