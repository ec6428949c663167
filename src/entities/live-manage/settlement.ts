import { because, decimal, file, instant, int, money, oneOf, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Gross = gift income + base salary + bonus - refunds - fines + adjustments + what was carried in; net = gross - tax; all
 * in minor units, worked out by `settlePayees` from what was booked day by day and never typed: staff change them through
 * adjustments. A net below nothing, or below the policy's least payout, is carried to the next period. Only a payout that
 * failed or came back is sent again.
 */
export default defineEntity({
  name: 'settlement',
  service: 'live',
  label: ['guild', 'anchor', 'period'],
  scale: 5_000_000,
  demo: 700,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  head: ['net', 'gross', 'tax', 'biscuits', 'anchors'],
  groups: {
    identity: ['settlementNo', 'period', 'guild', 'anchor', 'policy', 'payee', 'anchors'],
    media: ['invoice', 'proof'],
    money: [
      'biscuits',
      'giftIncome',
      'baseSalary',
      'bonus',
      'refunds',
      'fines',
      'adjustments',
      'carriedIn',
      'gross',
      'tax',
      'net',
      'currency',
      'rate',
      'payoutAmount',
      'payoutCurrency',
      'paidAt',
      'payoutMethod',
      'payoutStatus',
      'payoutRef',
    ],
    safety: ['payoutError', 'checks'],
    people: ['holdReason'],
    audience: ['country'],
  },
  fields: {
    settlementNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    period: ref('settlementPeriod', { required: true }),
    payee: oneOf(['guild', 'anchor'], { required: true }),
    guild: ref('guild'),
    anchor: ref('anchor'),
    country: ref('country'),
    policy: ref('incomePolicy', { readOnly: true }), // with the tiers as of computation
    anchors: int({ readOnly: true }),
    biscuits: int({ readOnly: true }),
    giftIncome: money({ readOnly: true }),
    baseSalary: money({ readOnly: true }),
    bonus: money({ readOnly: true }),
    refunds: money({ readOnly: true }),
    fines: money({ readOnly: true }),
    adjustments: money({ readOnly: true }),
    carriedIn: money({ readOnly: true }),
    gross: money({ readOnly: true }),
    tax: money({ readOnly: true }),
    net: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    rate: decimal({ readOnly: true }),
    payoutAmount: money({ readOnly: true }),
    payoutCurrency: string({ max: 3, readOnly: true }),
    payoutMethod: oneOf(['bank', 'payoneer', 'usdt', 'eWallet'], { readOnly: true }),
    payoutStatus: oneOf(['none', 'queued', 'sent', 'paid', 'failed', 'returned'], { default: 'none', readOnly: true }),
    payoutRef: string({ max: 80, readOnly: true }), // the provider's reference
    payoutError: string({ max: 200, readOnly: true }),
    paidAt: instant({ readOnly: true }),
    invoice: file(),
    holdReason: because({ max: 200, readOnly: true, required: false }),
    proof: file({ readOnly: true }), // of a payout by hand
    checks: rows(
      {
        code: oneOf(['sumMismatch', 'bigJump', 'noAccount', 'bannedAnchor', 'openRefund', 'negative'], {
          required: true,
        }),
        detail: string({ max: 200 }),
      },
      { readOnly: true, distinct: 'code', max: 6 },
    ),
  },
  states: {
    computed: { confirm: 'confirmed', dispute: 'disputed', hold: 'held' },
    confirmed: { bySystem: 'approved', hold: 'held' },
    disputed: { resolve: 'computed' },
    approved: { markPaid: 'paid', byPayout: 'paid', byBelow: 'carried', hold: 'held' },
    paid: {},
    carried: {},
    held: { release: 'computed' },
  },
  pays: { amount: 'net', in: ['approved', 'paid'] },
  unique: [['period', 'payee', 'guild', 'anchor']],
})
