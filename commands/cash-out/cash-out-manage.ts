import cashOut from '../../src/entities/cash-out/cash-out'
import payoutBatch from '../../src/entities/cash-out/payout-batch'
import { because, bool, file, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** The one that waits longest, for 15 minutes. */
export const take = definePageCommand({ keys: 't', icon: 'hand' })

export const assign = defineCommand(cashOut, {
  on: 'rows',
  does: set({}),
  asks: { assignee: asked(cashOut, 'assignee', { required: true }) },
  icon: 'user-check',
})

export const approveFirst = defineCommand(cashOut, {
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 300 }) },
  by: 'others',
  inverse: 'sendBack',
  keys: 'a',
  icon: 'badge-check',
})

/** Finance's, by another account than the first; the exchange rate is fixed from then on. */
export const approveSecond = defineCommand(cashOut, {
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 300 }) },
  danger: 'typed',
  by: 'others',
  keys: 'i',
  money: 'netUsd',
  icon: 'shield-check',
})

export const sendBack = defineCommand(cashOut, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'undo-2',
})

/** The units go back, unless fraud seizes them. */
export const reject = defineCommand(cashOut, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: {
    rejectReason: asked(cashOut, 'rejectReason', { required: true }),
    rejectNote: asked(cashOut, 'rejectNote'),
    seize: bool(),
  },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'badge-x',
})

/** Until somebody releases it, or until the moment that is named. */
export const hold = defineCommand(cashOut, {
  on: 'rows',
  does: move(),
  asks: { reason: because(), heldUntil: asked(cashOut, 'heldUntil') },
  inverse: 'release',
  keys: 'w',
  icon: 'pause',
})

export const release = defineCommand(cashOut, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'hold',
  icon: 'play',
})

/** Goes into another batch, now that the provider has said that it did not arrive. */
export const retry = defineCommand(cashOut, {
  on: 'rows',
  does: move({ set: { batch: null, payError: null } }),
  asks: { note: string({ max: 300, required: true }) },
  danger: 'confirm',
  carriesOut: 'approveSecond',
  icon: 'refresh-cw',
})

/** One batch for each way to pay and currency; at most 5,000 lines and 200,000 USD each. */
export const makeBatch = defineCommand(cashOut, {
  on: 'rows',
  states: ['approved'],
  asks: { provider: asked(payoutBatch, 'provider', { required: true }) },
  keys: 'b',
  icon: 'layers',
})

/** By the provider's reference and its receipt. */
export const markPaid = defineCommand(cashOut, {
  on: 'rows',
  does: move(),
  asks: { reference: string({ max: 80, required: true }), receipt: file({ required: true }) },
  danger: 'second',
  money: 'netUsd',
  icon: 'circle-check-big',
})

/** Who the income came from within 90 days, and what of it has been refunded. */
export const traceIncome = defineCommand(cashOut, {
  on: 'row',
  icon: 'waypoints',
  alsoCalled: ['source of funds', '资金来源', '收入追溯'],
})

/** Holder and number of the account it would be paid to, 50 a day. */
export const reveal = defineCommand(cashOut, {
  audits: 'reveal',
  on: 'row',
  asks: { reason: because() },
  icon: 'eye',
})
