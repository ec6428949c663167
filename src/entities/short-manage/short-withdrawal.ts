import { choice, decimal, file, group, instant, money, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Always two approvers, neither of them the partner's manager; above 20,000 USD a finance account is one of them. The
 * amount is frozen at the request; one payout per withdrawNo; markPaid needs reference and receipt.
 */
export default defineEntity({
  name: 'shortWithdrawal',
  service: 'short',
  api: 'withdraw',
  label: 'withdrawNo',
  scale: 100_000,
  demo: 120,
  scopedBy: 'partner',
  groups: {
    identity: ['withdrawNo', 'partner', 'providerRef'],
    contents: ['payee'],
    media: ['invoice', 'receipt'],
    money: [
      'amount',
      'fee',
      'tax',
      'net',
      'currency',
      'exchangeRate',
      'payoutCurrency',
      'payoutAmount',
      'balanceBefore',
      'paidAt',
    ],
    safety: ['payoutError'],
    people: ['dueAt', 'firstBy', 'secondBy', 'rejectReason', 'note'],
    schedule: ['payeeChangedAt'],
    settings: ['method', 'statements'],
  },
  fields: {
    withdrawNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    partner: ref('shortPartner', { required: true }),
    amount: money({ min: 1, required: true }),
    fee: money({ readOnly: true }),
    tax: money({ readOnly: true }),
    net: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    exchangeRate: decimal({ readOnly: true }),
    payoutCurrency: string({ max: 3, readOnly: true }),
    payoutAmount: money({ readOnly: true }),
    method: oneOf(['bank', 'payoneer', 'usdt'], { readOnly: true }),
    payee: group(
      {
        method: oneOf(['bank', 'payoneer', 'usdt'], { required: true }),
        name: string({ max: 100, required: true }),
        account: string({ max: 80, required: true }),
        bank: string({ max: 80 }),
        swift: string({ max: 11 }),
      },
      { readOnly: true, secret: 'ShortManage:withdraw.payee' },
    ),
    payeeChangedAt: instant({ readOnly: true }), // younger than 72 h holds it
    invoice: file(), // required above 1,000 USD
    statements: refs('shortShareStatement', { readOnly: true }),
    balanceBefore: money({ readOnly: true }),
    dueAt: instant({ readOnly: true }), // 5 working days
    firstBy: ref('account', { readOnly: true }),
    secondBy: ref('account', { readOnly: true }),
    rejectReason: choice({ dictionary: 'shortWithdrawalRejectReason' }),
    note: string({ max: 300 }),
    providerRef: string({ max: 80, readOnly: true, role: 'code' }),
    receipt: file(),
    payoutError: string({ max: 200, readOnly: true }),
    paidAt: instant({ readOnly: true }),
  },
  states: {
    pending: { approve: 'awaitingSecond', reject: 'rejected', hold: 'held' },
    awaitingSecond: { approveSecond: 'approved', reject: 'rejected' },
    rejected: {},
    held: { release: 'pending' },
    approved: { pay: 'paying' },
    paying: { byProvider: 'paid', markPaid: 'paid', byProviderFailed: 'failed' },
    paid: {},
    failed: { retryPayout: 'paying', giveBack: 'returned' },
    returned: {},
  },
  pays: { amount: 'amount', in: ['approved', 'paying', 'paid'] },
})
