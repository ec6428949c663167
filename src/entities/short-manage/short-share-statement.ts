import { because, decimal, file, instant, int, money, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * NetBase = coinIncome + adIncome + vipIncome - fees - refunds - otherDeductions; share by model; payable = share -
 * recoup + adjustment - tax; rounded half even once per line. A period can be computed when its days are final; an
 * approved one is never changed, corrections go into the next. An adjustment needs a reason and is approved by two
 * others than its author; a negative payable is carried.
 */
export default defineEntity({
  name: 'shortShareStatement',
  service: 'short',
  api: 'share/statement',
  label: 'statementNo',
  scale: 200_000,
  demo: 240,
  scopedBy: 'partner',
  groups: {
    identity: ['statementNo', 'partner', 'agreement'],
    media: ['invoice'],
    money: [
      'coinIncome',
      'adIncome',
      'vipIncome',
      'fees',
      'refunds',
      'otherDeductions',
      'netBase',
      'rate',
      'share',
      'recoup',
      'adjustment',
      'tax',
      'payable',
      'currency',
      'exchangeRate',
      'payoutCurrency',
      'payoutAmount',
    ],
    safety: ['checks'],
    people: ['firstBy', 'secondBy'],
    schedule: ['period', 'sentAt', 'confirmedAt'],
    results: ['titles', 'unlocks', 'change'],
    settings: ['adjustmentReason', 'disputeNote'],
  },
  fields: {
    statementNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    period: string({ max: 7, pattern: '^\\d{4}-(\\d{2}|Q[1-4])$', example: '2026-Q4', required: true }),
    partner: ref('shortPartner', { required: true }),
    agreement: ref('shortShareAgreement', { required: true }),
    titles: int({ readOnly: true }),
    unlocks: int({ readOnly: true }),
    coinIncome: money({ readOnly: true }),
    adIncome: money({ readOnly: true }),
    vipIncome: money({ readOnly: true }),
    fees: money({ readOnly: true }), // store and channel
    refunds: money({ readOnly: true }),
    otherDeductions: money({ readOnly: true }),
    netBase: money({ readOnly: true }),
    rate: percent({ readOnly: true }),
    share: money({ readOnly: true }),
    recoup: money({ readOnly: true }), // taken against the guarantee
    adjustment: money(), // signed
    adjustmentReason: because({ required: false }),
    tax: money({ readOnly: true }),
    payable: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    exchangeRate: decimal({ readOnly: true }), // to payoutCurrency, locked with approval
    payoutCurrency: string({ max: 3, readOnly: true }),
    payoutAmount: money({ readOnly: true }),
    change: percent({ readOnly: true }), // against the period before
    checks: rows(
      {
        code: oneOf(['bigJump', 'sumMismatch', 'overHundred', 'noPayout', 'expiredTax', 'negative'], {
          required: true,
        }),
        detail: string({ max: 200 }),
      },
      { readOnly: true },
    ),
    invoice: file(),
    disputeNote: string({ max: 500 }),
    sentAt: instant({ readOnly: true }),
    confirmedAt: instant({ readOnly: true }),
    firstBy: ref('account', { readOnly: true }),
    secondBy: ref('account', { readOnly: true }),
  },
  states: {
    computed: { check: 'checked', recalculate: 'computed', byMinPayout: 'carried', hold: 'held' },
    checked: { send: 'sent' },
    sent: { byPartner: 'confirmed', byTime: 'confirmed', byPartnerDisputed: 'disputed' },
    confirmed: { approve: 'awaitingSecond' },
    disputed: { recalculate: 'computed' },
    awaitingSecond: { approveSecond: 'approved' },
    approved: { bySystem: 'credited' },
    credited: {},
    carried: {},
    held: { release: 'computed' },
  },
  pays: { amount: 'payable', in: ['approved', 'credited'] },
  unique: [['period', 'agreement']],
})
