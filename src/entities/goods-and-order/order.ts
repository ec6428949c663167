import { bool, decimal, instant, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { productKinds } from '../../shared/codes'

/**
 * Nobody edits an order: it moves by what its channel answers and by recorded commands. It is delivered once, however
 * often that is asked for.
 */
export default defineEntity({
  name: 'order',
  service: 'pay',
  label: 'orderNo',
  search: ['orderNo', 'channelOrderNo', 'productName'],
  scale: 800_000_000,
  demo: 12_000,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  fields: {
    orderNo: string({ max: 32, unique: true, readOnly: true }),
    user: ref('user', { required: true }),
    kind: oneOf(productKinds, { readOnly: true }),
    product: ref('product', { readOnly: true }),
    productName: string({ max: 80, readOnly: true }), // snapshot
    quantity: int({ default: 1, readOnly: true }),
    listPrice: money({ readOnly: true }),
    discount: money({ readOnly: true }),
    amount: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    tax: money({ readOnly: true }),
    fee: money({ readOnly: true }),
    rate: decimal({ readOnly: true }), // to USD at payment
    amountUsd: money({ readOnly: true, code: 'USD' }),
    refunded: money({ readOnly: true }),
    coins: int({ readOnly: true }),
    isRenewal: bool({ readOnly: true }),
    periodNo: int({ readOnly: true }),
    subscription: ref('subscription', { readOnly: true }),
    channelOrderNo: string({ max: 80, readOnly: true }),
    market: ref('market', { readOnly: true }),
    country: ref('country', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    clientVersion: ref('clientVersion', { readOnly: true }),
    channel: ref('channel', { readOnly: true }),
    scene: oneOf(
      ['vipCentre', 'wallet', 'liveRoom', 'player', 'shortPlayer', 'game', 'popup', 'push', 'agent', 'renewal', 'web'],
      { readOnly: true },
    ),
    device: ref('device', { readOnly: true }),
    ip: string({ max: 45, readOnly: true, secret: 'UserManage:userList.reveal' }),
    riskScore: int({ readOnly: true }),
    failCode: string({ max: 60, readOnly: true }),
    isTest: bool({ default: false }),
    paidAt: instant({ readOnly: true }),
    deliveredAt: instant({ readOnly: true }),
    reconcile: oneOf(['pending', 'matched', 'missingThere', 'missingHere', 'amountDiffers'], {
      default: 'pending',
      readOnly: true,
    }),
    discountCase: ref('vipDiscountCase', { readOnly: true }),
    payChannel: ref('payChannel', { readOnly: true }),
    payMethod: ref('payMethod', { readOnly: true }),
  },
  states: {
    created: { bySubmission: 'pending' },
    pending: { byPayment: 'paid', byFailure: 'failed', byTime: 'closed', byTimeout: 'unknown' },
    unknown: { byPayment: 'paid', byFailure: 'failed' },
    paid: { byDelivery: 'delivered', redeliver: 'delivered', byFailedDelivery: 'deliveryFailed' },
    delivered: { byPartialRefund: 'partlyRefunded', byRefund: 'refunded', byChargeback: 'chargedBack' },
    deliveryFailed: { redeliver: 'delivered' },
    failed: {},
    closed: {},
    partlyRefunded: { byRefund: 'refunded', byChargeback: 'chargedBack' },
    refunded: {},
    chargedBack: {},
  },
  pays: { amount: 'amountUsd', in: ['delivered'] },
})
