import { bool, instant, int, manyOf, money, oneOf, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { payoutMethods } from '../../shared/payout-methods'

/**
 * How income of one source is paid out in some countries. Approved, it is not edited: another takes its place, and
 * requests keep the one of their moment.
 */
export default defineEntity({
  name: 'cashOutRule',
  service: 'pay',
  api: 'cashOut/rule',
  label: 'name',
  scale: 400,
  demo: 24,
  scopedBy: 'countries',
  groups: {
    identity: ['name', 'source'],
    contents: ['openDays'],
    money: ['minUsd', 'maxUsdOnce', 'maxUsdMonth', 'feePercent', 'feeFixedUsd', 'taxPercent', 'autoApproveUsd'],
    people: ['approvedBy'],
    audience: ['countries'],
    schedule: ['effectiveFrom'],
    settings: ['unitsPerUsd', 'timesPerMonth', 'methods', 'identityNeeded', 'riskMax'],
  },
  fields: {
    name: string({ max: 60, unique: true, required: true }),
    source: oneOf(['biscuits', 'escort', 'promoter', 'fission', 'agentRefund'], { required: true }),
    countries: refs('country', { required: true }),
    unitsPerUsd: int({ min: 1, required: true }), // biscuits, or 100 for sources kept in cents, for one US dollar
    minUsd: money({ min: 0, code: 'USD', required: true }), // USD cents
    maxUsdOnce: money({ code: 'USD', required: true }), // USD cents
    maxUsdMonth: money({ code: 'USD', required: true }), // USD cents
    timesPerMonth: int({ max: 31, min: 1, default: 4 }),
    /** Days of the month in the country's time zone; none is every day. */
    openDays: rows({ day: int({ min: 1, max: 31, required: true }) }, { max: 31, distinct: 'day' }),
    feePercent: percent({ max: 20, min: 0, default: 0 }),
    feeFixedUsd: money({ min: 0, code: 'USD', default: 0 }),
    taxPercent: percent({ max: 40, min: 0, default: 0 }),
    methods: manyOf(payoutMethods, {
      required: true,
    }),
    identityNeeded: bool({ default: true }),
    autoApproveUsd: money({ min: 0, code: 'USD', default: 0 }), // first step only; never the second
    riskMax: int({ max: 100, min: 0, default: 40 }), // above it always by hand
    effectiveFrom: instant({ required: true }),
    approvedBy: ref('account', { readOnly: true }),
  },
  states: {
    draft: { submitRule: 'awaitingApproval' },
    awaitingApproval: { approveRule: 'scheduled', rejectRule: 'draft' },
    scheduled: { byTime: 'active' },
    active: { bySuccessor: 'ended', endRule: 'ended' },
    ended: {},
  },
  clock: [{ states: ['scheduled'], from: 'effectiveFrom' }],
  unique: [['source', 'countries', 'effectiveFrom']],
})
