import { because, images, instant, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Approved by another account than its author, from 100,000 coins by two. Carrying it out gives coins back to the payer's
 * wallet, with an entry in its ledger, and takes the biscuits back from the anchor's next settlement.
 */
export default defineEntity({
  name: 'refund',
  service: 'live',
  label: 'refundNo',
  search: ['refundNo', 'orderNo'],
  scale: 500_000,
  demo: 120,
  scopedBy: ['user', 'anchor', 'guild'],
  groups: {
    identity: ['refundNo', 'user', 'anchor', 'guild', 'session', 'orderNo', 'gift'],
    contents: ['description'],
    media: ['evidence'],
    money: ['coins', 'biscuits', 'amount', 'currency'],
    people: ['remedy', 'approvedBy', 'approvedBy2', 'rejectReason'],
    schedule: ['executedAt'],
    results: ['recovered', 'shortfall'],
    settings: ['cause', 'quantity'],
  },
  fields: {
    refundNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { required: true }), // who paid
    anchor: ref('anchor'), // who earned
    guild: ref('guild', { readOnly: true }),
    session: ref('liveSession'),
    orderNo: string({ max: 40, role: 'code' }), // top-up order or gift record number
    cause: oneOf(['storeRefund', 'chargeback', 'minorSpending', 'stolenAccount', 'systemFault', 'wrongGift', 'other'], {
      required: true,
    }),
    gift: ref('gift'),
    quantity: int({ min: 1 }),
    coins: int({ min: 1, required: true }),
    biscuits: int({ readOnly: true }), // taken back from the anchor
    amount: money({ min: 0 }), // when money goes back; its currency in `currency`
    currency: string({ max: 3 }),
    remedy: oneOf(['coinsBack', 'moneyBack', 'clawBackOnly'], { required: true }),
    evidence: images({ shows: 'receipt', max: 9 }),
    description: string({ max: 500, required: true }),
    recovered: int({ readOnly: true }), // biscuits already recovered
    shortfall: int({ readOnly: true }), // negative balance left with the anchor
    approvedBy: ref('account', { readOnly: true }),
    approvedBy2: ref('account', { readOnly: true }), // from 100,000 coins
    rejectReason: because({ required: false }),
    executedAt: instant({ readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'approved', reject: 'rejected' },
    approved: { execute: 'done', bySystem: 'failed' },
    rejected: {},
    done: {},
    failed: { execute: 'done' },
  },
  pays: { amount: 'amount', in: ['approved', 'done'] },
})
