import { because, group, instant, int, money, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A refund gives points back with their old expiry (at least 7 days) and the cash part to the way it was paid. Card
 * codes are shown to the user once and to staff only with the code's permission, each look is audited.
 */
export default defineEntity({
  name: 'integralOrder',
  service: 'task',
  api: 'store/order',
  label: 'orderNo',
  scale: 100_000_000,
  demo: 700,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['orderNo', 'user', 'goods', 'tracking', 'code', 'supplierRef'],
    contents: ['receiver'],
    money: ['points', 'cashPaid', 'currency', 'cost'],
    safety: ['riskScore', 'failReason'],
    audience: ['country'],
    schedule: ['shipBy', 'doneAt'],
    results: ['count'],
    settings: ['carrier', 'refundReason'],
  },
  fields: {
    orderNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { readOnly: true }),
    goods: ref('integralGoods', { readOnly: true }),
    count: int({ readOnly: true }),
    points: int({ readOnly: true }),
    cashPaid: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    cost: money({ readOnly: true }),
    country: ref('country', { readOnly: true }),
    receiver: group(
      {
        name: string({ max: 60 }),
        phone: string({ max: 20 }),
        country: ref('country'),
        line: string({ max: 200 }),
        postcode: string({ max: 12 }),
      },
      { secret: 'TaskCenter:storeOrder.address' },
    ),
    carrier: string({ max: 40 }),
    tracking: string({ max: 60, role: 'code' }),
    code: string({ max: 80, readOnly: true, secret: 'TaskCenter:storeOrder.code', role: 'code' }),
    supplierRef: string({ max: 80, readOnly: true, role: 'code' }),
    riskScore: int({ readOnly: true }),
    shipBy: instant({ readOnly: true }), // 72 h for physical
    doneAt: instant({ readOnly: true }),
    failReason: string({ max: 200, readOnly: true }),
    refundReason: because({ max: 200, required: false }),
  },
  states: {
    paid: { bySystem: 'processing', ship: 'shipped', hold: 'held' },
    processing: { bySystem: 'delivered', deliver: 'delivered', bySystemFailed: 'failed' },
    delivered: { byUser: 'completed', byTime: 'completed', refund: 'refunded' },
    completed: {},
    shipped: { byCarrier: 'delivered', deliver: 'delivered' },
    failed: { retry: 'processing', refund: 'refunded' },
    refunded: {},
    held: { release: 'paid', refund: 'refunded' },
  },
  pays: { amount: 'cashPaid', in: ['refunded'] },
})
