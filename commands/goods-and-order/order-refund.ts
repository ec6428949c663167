import orderRefund from '../../src/entities/goods-and-order/order-refund'
import { bool, file, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

/** What was bought, delivered and said, on one page. */
export const openOrder = defineCommand(orderRefund, {
  on: 'row',
  does: leadTo('/goods-and-order/order-detail/{order}'),
  keys: 'o',
  icon: 'receipt-text',
})

/** The one that waits longest, for 15 minutes. */
export const take = definePageCommand({ keys: 't', icon: 'hand' })

export const assign = defineCommand(orderRefund, {
  on: 'rows',
  does: set({}),
  asks: { assignee: asked(orderRefund, 'assignee', { required: true }) },
  icon: 'user-check',
})

/** By one account, from 200 USD by two; neither is the author. */
export const approve = defineCommand(orderRefund, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { amount: asked(orderRefund, 'amount'), takeBack: asked(orderRefund, 'takeBack'), note: string({ max: 300 }) },
  danger: 'confirm',
  by: 'others',
  money: 'amountUsd',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(orderRefund, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { rejectReason: asked(orderRefund, 'rejectReason', { required: true }), tellUser: bool() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

export const askMore = defineCommand(orderRefund, {
  on: 'row',
  does: move(),
  asks: { question: string({ max: 300, required: true }) },
  keys: 'q',
  icon: 'circle-help',
})

export const answer = defineCommand(orderRefund, {
  on: 'row',
  does: move(),
  asks: { note: string({ max: 300, required: true }), evidence: asked(orderRefund, 'evidence') },
  icon: 'message-square',
})

/** Takes back what was delivered, and hands the money's way back to the channel, whose answer ends it. */
export const execute = defineCommand(orderRefund, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  carriesOut: 'approve',
  icon: 'play',
})

export const retry = defineCommand(orderRefund, { on: 'rows', does: move(), carriesOut: 'approve', icon: 'refresh-cw' })

export const payByHand = defineCommand(orderRefund, {
  on: 'row',
  does: move(),
  asks: { method: string({ max: 300, required: true }), note: string({ max: 300, required: true }) },
  danger: 'confirm',
  money: 'amountUsd',
  icon: 'wallet',
})

/** The money is back by hand. */
export const confirm = defineCommand(orderRefund, {
  on: 'row',
  does: move(),
  asks: { reference: string({ max: 300, required: true }), receipt: file({ required: true }) },
  carriesOut: 'payByHand',
  icon: 'circle-check-big',
})

export const accept = defineCommand(orderRefund, {
  on: 'row',
  does: move(),
  asks: { note: string({ max: 300, required: true }) },
  danger: 'confirm',
  money: 'amountUsd',
  icon: 'circle-check',
})
