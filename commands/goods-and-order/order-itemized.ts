import order from '../../src/entities/goods-and-order/order'
import orderRefund from '../../src/entities/goods-and-order/order-refund'
import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import { because, email, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, make, move, set } from '../../src/schema/does'

const refundable = ['paid', 'delivered', 'deliveryFailed', 'partlyRefunded'] as const

/** Coins and VIP are given here; nothing is given twice. */
export const redeliver = defineCommand(order, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 'b',
  money: 'amountUsd',
  icon: 'package-check',
})

export const flagTest = defineCommand(order, {
  on: 'rows',
  does: set({ isTest: true }),
  asks: { reason: because() },
  inverse: 'unflagTest',
  icon: 'flag',
})

export const unflagTest = defineCommand(order, {
  on: 'rows',
  does: set({ isTest: false }),
  inverse: 'flagTest',
  icon: 'flask-conical',
})

/** Asks for it only: it is decided and carried out in the list of refunds. */
export const requestRefund = defineCommand(order, {
  on: 'row',
  does: make(orderRefund, { order: 'id', user: 'user', currency: 'currency' }, { source: 'support' }),
  states: refundable,
  asks: {
    amount: asked(orderRefund, 'amount', { required: true }),
    reasonCode: asked(orderRefund, 'reasonCode', { required: true }),
    reason: asked(orderRefund, 'reason', { required: true }),
    takeBack: asked(orderRefund, 'takeBack'),
    evidence: asked(orderRefund, 'evidence'),
  },
  danger: 'confirm',
  keys: 't',
  icon: 'receipt',
  alsoCalled: ['refund order', 'money back', '退钱', '退款申请'],
})

export const openUser = defineCommand(order, {
  on: 'row',
  does: leadTo('/user-manage/user-detail/{user}'),
  keys: 'u',
  icon: 'user',
})

/** By our number, the channel's, or the part of either that a receipt shows. */
export const findByReceipt = definePageCommand({
  asks: { text: string({ max: 2000, required: true }) },
  keys: 'i',
  icon: 'scan-text',
  global: true,
  alsoCalled: ['find order', 'GPA', 'receipt', '查订单', '凭证'],
})

/** Mails what was paid for what, when and how. */
export const invoice = defineCommand(order, {
  on: 'rows',
  states: ['delivered'],
  asks: { email: email({ required: true }) },
  icon: 'mail',
  alsoCalled: ['send invoice', '发票', '电子收据'],
})

/** Lifted in the blacklist. */
export const blockPayer = defineCommand(order, {
  on: 'rows',
  does: make(blacklistEntry, { user: 'user' }, { scope: 'payment' }),
  asks: {
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
  },
  danger: 'confirm',
  destroys: true,
  icon: 'ban',
})
