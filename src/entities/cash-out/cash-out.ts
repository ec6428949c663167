import { choice, decimal, instant, int, manyOf, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { payoutMethods } from '../../shared/payout-methods'

/**
 * Income that a user asks to be paid. Approved by two accounts; rejected, the units go back to the wallet, unless
 * fraud seizes them, which takes another account than the first approval's. Amounts are never typed. Income is payable
 * in one place: points and short-drama shares have pages of their own.
 */
export default defineEntity({
  name: 'cashOut',
  service: 'pay',
  label: 'cashOutNo',
  search: ['cashOutNo', 'providerNo'],
  scale: 20_000_000,
  demo: 900,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['rejected', 'cancelled'],
  groups: {
    identity: ['cashOutNo', 'user', 'source', 'anchor', 'guild', 'rule'],
    money: [
      'units',
      'grossUsd',
      'feeUsd',
      'taxUsd',
      'netUsd',
      'rate',
      'payAmount',
      'currency',
      'method',
      'payoutAccount',
      'batch',
      'providerNo',
      'previous',
      'seized',
    ],
    safety: ['riskScore', 'riskFlags', 'payError', 'cleanShare'],
    people: ['assignee', 'dueAt', 'rejectReason', 'rejectNote', 'approvedBy1', 'approvedBy2'],
    audience: ['country'],
    schedule: ['paidAt', 'heldUntil'],
  },
  fields: {
    cashOutNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { required: true }),
    source: oneOf(['biscuits', 'escort', 'promoter', 'fission', 'agentRefund'], { readOnly: true }),
    anchor: ref('anchor', { readOnly: true }),
    guild: ref('guild', { readOnly: true }),
    units: int({ readOnly: true }), // biscuits or cents taken and frozen
    grossUsd: money({ code: 'USD', readOnly: true }),
    feeUsd: money({ code: 'USD', readOnly: true }),
    taxUsd: money({ code: 'USD', readOnly: true }),
    netUsd: money({ code: 'USD', readOnly: true }),
    rate: decimal({ readOnly: true }), // locked at the second approval
    payAmount: money({ readOnly: true }), // its currency in `currency`
    currency: string({ max: 3, readOnly: true }),
    method: oneOf(payoutMethods, {
      readOnly: true,
    }),
    payoutAccount: ref('payoutAccount', { readOnly: true }),
    country: ref('country', { readOnly: true }),
    rule: ref('cashOutRule', { readOnly: true }),
    riskScore: int({ readOnly: true }),
    riskFlags: manyOf(
      [
        'newAccount',
        'sharedAccount',
        'nameMismatch',
        'selfGift',
        'loopGift',
        'stolenFunds',
        'refundOpen',
        'emulator',
        'burst',
        'blacklisted',
        'firstTime',
      ],
      { readOnly: true },
    ),
    cleanShare: percent({ readOnly: true }), // of the units from payers without flags
    previous: int({ readOnly: true }),
    assignee: ref('account'),
    dueAt: instant({ readOnly: true }), // 3 working days
    rejectReason: choice({ dictionary: 'cashOutRejectReason' }),
    rejectNote: string({ max: 300 }),
    seized: int({ readOnly: true }),
    heldUntil: instant({ readOnly: true }), // empty: until somebody releases it
    approvedBy1: ref('account', { readOnly: true }),
    approvedBy2: ref('account', { readOnly: true }),
    batch: ref('payoutBatch', { readOnly: true }),
    providerNo: string({ max: 80, readOnly: true, role: 'code' }),
    payError: string({ max: 200, readOnly: true }),
    paidAt: instant({ readOnly: true }),
  },
  states: {
    pending: { approveFirst: 'firstApproved', reject: 'rejected', hold: 'onHold', byDoubt: 'onHold' },
    firstApproved: { approveSecond: 'approved', sendBack: 'pending', reject: 'rejected', hold: 'onHold' },
    rejected: {},
    onHold: { release: 'pending', byTime: 'pending', reject: 'rejected', byUser: 'cancelled' },
    cancelled: {},
    approved: { byBatch: 'paying' },
    paying: { byCallback: 'paid', byCallbackFailed: 'failed', byReturn: 'failed', byTime: 'unknown', markPaid: 'paid' },
    paid: {},
    failed: { retry: 'approved', sendBack: 'pending', reject: 'rejected' },
    unknown: { byQuery: 'paid', byQueryFailed: 'failed', markPaid: 'paid' },
  },
  pays: { amount: 'netUsd', in: ['approved', 'paying', 'paid'] },
  clock: [{ states: ['onHold'], until: 'heldUntil' }],
})
