import { areas, date, instant, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Periods of one cycle and area do not overlap. Operations approve first, finance second: two accounts, neither of them
 * the one that computed it. Nothing is approved while a line fails a check or a rate of the period is not locked, and
 * nothing of an approved period is computed again.
 */
export default defineEntity({
  name: 'settlementPeriod',
  service: 'live',
  label: 'name',
  scale: 2_000,
  demo: 24,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    money: ['biscuits', 'gross', 'tax', 'net', 'currency', 'paidShare'],
    people: ['computedBy', 'approvedBy1', 'approvedBy2'],
    audience: ['areas'],
    schedule: ['cycle', 'from', 'to', 'computedAt'],
    results: ['payees', 'exceptions'],
  },
  fields: {
    name: string({ max: 40, unique: true, required: true }), // such as 2025-06 or 2025-06-H1
    cycle: oneOf(['weekly', 'halfMonthly', 'monthly'], { required: true }),
    areas: areas({ group: 'liveSetting', required: true }),
    from: date({ required: true }),
    to: date({ required: true }),
    payees: int({ readOnly: true }),
    biscuits: int({ readOnly: true }),
    gross: money({ readOnly: true }),
    tax: money({ readOnly: true }),
    net: money({ readOnly: true }),
    currency: string({ max: 3, default: 'USD' }),
    paidShare: percent({ readOnly: true }),
    exceptions: int({ readOnly: true }), // lines that fail a check
    computedAt: instant({ readOnly: true }),
    computedBy: ref('account', { readOnly: true }),
    approvedBy1: ref('account', { readOnly: true }),
    approvedBy2: ref('account', { readOnly: true }),
  },
  states: {
    open: { compute: 'computed' },
    computed: { compute: 'computed', approveFirst: 'firstApproved' },
    firstApproved: { approveSecond: 'approved', reject: 'computed' },
    approved: { startPayout: 'paying' },
    paying: { close: 'closed' },
    closed: {},
  },
  pays: { amount: 'net', in: ['approved', 'paying'] },
  unique: [['cycle', 'areas', 'from']],
})
