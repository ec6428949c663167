import { bool, choice, decimal, group, instant, int, money, oneOf, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Points are frozen at the request, spent when paid, returned when rejected or returned. The second approver is never
 * the first; amounts and payee are never typed by staff. One payout per withdrawNo (idempotency key); a retry asks the
 * provider for the state first. One payee account serves at most 2 users; the others are held.
 */
export default defineEntity({
  name: 'integralWithdrawal',
  service: 'task',
  api: 'integral/withdraw',
  label: 'withdrawNo',
  scale: 20_000_000,
  demo: 600,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['rejected'],
  groups: {
    identity: ['withdrawNo', 'user', 'providerRef'],
    contents: ['payee', 'earnedBy'],
    money: ['points', 'amount', 'fee', 'tax', 'net', 'currency', 'rate', 'payoutCurrency', 'payoutAmount', 'paidAt'],
    safety: ['riskScore', 'riskFlags', 'payoutError'],
    people: ['assignee', 'dueAt', 'firstBy', 'secondBy', 'rejectReason', 'decisionNote'],
    audience: ['country'],
    results: ['times'],
    settings: ['method', 'returnPoints'],
  },
  fields: {
    withdrawNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { readOnly: true }),
    country: ref('country', { readOnly: true }),
    points: int({ readOnly: true }),
    amount: money({ readOnly: true }),
    fee: money({ readOnly: true }),
    tax: money({ readOnly: true }),
    net: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    rate: decimal({ readOnly: true }), // to payoutCurrency, fixed at approval
    payoutCurrency: string({ max: 3, readOnly: true }),
    payoutAmount: money({ readOnly: true }),
    method: oneOf(['paypal', 'eWallet', 'bank', 'carrierTopUp', 'giftCard'], { readOnly: true }),
    payee: group(
      {
        name: string({ max: 100 }),
        account: string({ max: 60 }),
        bank: string({ max: 60 }),
        document: string({ max: 40 }),
      },
      { readOnly: true, secret: 'TaskCenter:withdraw.payee' },
    ),
    earnedBy: group(
      { task: int(), signIn: int(), invite: int(), activity: int(), partner: int(), other: int() },
      { readOnly: true },
    ),
    times: int({ readOnly: true }), // which withdrawal of the user
    riskScore: int({ max: 100, min: 0, readOnly: true }),
    riskFlags: rows(
      {
        code: oneOf(
          ['sharedPayee', 'sharedDevice', 'fastEarner', 'vpnCountry', 'newAccount', 'invitesInvalid', 'blacklisted'],
          { required: true },
        ),
        detail: string({ max: 200 }),
      },
      { readOnly: true },
    ),
    assignee: ref('account', { readOnly: true }),
    dueAt: instant({ readOnly: true }), // 72 h after the request
    firstBy: ref('account', { readOnly: true }),
    secondBy: ref('account', { readOnly: true }),
    rejectReason: choice({ dictionary: 'pointsWithdrawalRejectReason' }),
    decisionNote: string({ max: 300 }),
    returnPoints: bool({ default: true }), // false confiscates; needs fraud as reason
    providerRef: string({ max: 80, readOnly: true, role: 'code' }),
    payoutError: string({ max: 200, readOnly: true }),
    paidAt: instant({ readOnly: true }),
  },
  states: {
    pending: { take: 'inReview', reject: 'rejected', byRule: 'approved', hold: 'held' },
    inReview: { approve: 'approved', byAmount: 'awaitingSecond', reject: 'rejected' },
    approved: { bySystem: 'paying' },
    awaitingSecond: { approveSecond: 'approved', reject: 'rejected' },
    rejected: {},
    paying: { byProvider: 'paid', byProviderFailed: 'failed' },
    paid: {},
    failed: { retryPayout: 'paying', giveBack: 'returned' },
    returned: {},
    held: { release: 'pending' },
  },
  pays: { amount: 'amount', in: ['approved', 'paying', 'paid'] },
})
