import { because, choice, group, images, instant, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * All refunds of an order never come to more than was paid. Approved by another account than the author's, from 200
 * USD by two. Carrying it out takes back coins or days; with everything taken back, coins that are spent become debt.
 */
export default defineEntity({
  name: 'orderRefund',
  service: 'pay',
  api: 'refund',
  label: 'refundNo',
  search: ['refundNo', 'channelRefundNo'],
  scale: 5_000_000,
  demo: 260,
  keep: 'always', // what the books rest on
  scopedBy: 'user',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['rejected', 'done'],
  groups: {
    identity: ['refundNo', 'order', 'user', 'source', 'channelRefundNo', 'feedback'],
    contents: ['takenBack'],
    media: ['evidence'],
    money: ['amount', 'currency', 'amountUsd', 'refundedAt'],
    people: ['reasonCode', 'reason', 'assignee', 'dueAt', 'rejectReason', 'approvedBy', 'approvedBy2'],
    settings: ['takeBack', 'channelError'],
  },
  fields: {
    refundNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    order: ref('order', { required: true }),
    user: ref('user', { readOnly: true }),
    source: oneOf(['support', 'store', 'chargeback', 'finance', 'system'], { default: 'support' }),
    reasonCode: choice({ dictionary: 'refundReason', required: true }),
    reason: because(),
    evidence: images({ shows: 'receipt', max: 9 }),
    amount: money({ min: 1, required: true }), // order currency
    currency: string({ max: 3, readOnly: true }),
    amountUsd: money({ code: 'USD', readOnly: true }),
    takeBack: oneOf(['unusedOnly', 'all', 'none'], { default: 'unusedOnly' }),
    takenBack: group({ days: int(), coins: int(), debt: int(), biscuits: int() }, { readOnly: true }),
    feedback: ref('feedback'),
    assignee: ref('account'),
    dueAt: instant({ readOnly: true }), // 24 h; chargebacks by the channel's answer date
    rejectReason: because({ required: false }),
    approvedBy: ref('account', { readOnly: true }),
    approvedBy2: ref('account', { readOnly: true }),
    channelRefundNo: string({ max: 80, readOnly: true, role: 'code' }),
    channelError: string({ max: 200, readOnly: true }),
    refundedAt: instant({ readOnly: true }),
  },
  states: {
    awaitingApproval: { approve: 'approved', reject: 'rejected', askMore: 'needInfo' },
    approved: { execute: 'processing' },
    rejected: {},
    needInfo: { answer: 'awaitingApproval', reject: 'rejected' },
    processing: { byCallback: 'done', byCallbackFailed: 'failed' },
    done: {},
    failed: { retry: 'processing', payByHand: 'manual' },
    manual: { confirm: 'done' },
    disputed: { byChannelWon: 'won', byChannelLost: 'lost', accept: 'lost' },
    won: {},
    lost: {},
  },
  pays: { amount: 'amountUsd', in: ['approved', 'processing', 'manual', 'done', 'lost'] },
})
