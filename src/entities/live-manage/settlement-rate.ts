import { decimal, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A locked rate is never changed.
 */
export default defineEntity({
  name: 'settlementRate',
  service: 'live',
  label: ['base', 'quote', 'period'],
  scale: 10_000,
  demo: 60,
  scopedBy: 'period',
  fields: {
    period: ref('settlementPeriod', { required: true }),
    base: string({ max: 3, required: true, default: 'USD' }),
    quote: string({ max: 3, required: true }),
    rate: decimal({ min: 1e-6, required: true }), // 8 decimals
    sourceName: oneOf(['centralBank', 'provider', 'manual'], { required: true }),
    change: percent({ readOnly: true }), // against the period before
    lockedBy: ref('account', { readOnly: true }),
  },
  states: {
    draft: { lock: 'locked' },
    locked: {},
  },
  unique: [['period', 'base', 'quote']],
})
