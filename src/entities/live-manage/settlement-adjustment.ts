import { because, images, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Belongs to either a guild or an anchor, and to a period that is not yet approved. Another account than its author
 * approves it; above 5,000 USD a second one with finance's right as well. One that was applied is never changed, only
 * reversed by another.
 */
export default defineEntity({
  name: 'settlementAdjustment',
  service: 'live',
  label: ['guild', 'anchor', 'period', 'kind'],
  scale: 200_000,
  demo: 80,
  scopedBy: ['guild', 'anchor', 'period'],
  groups: {
    identity: ['period', 'guild', 'anchor', 'kind', 'punishment', 'refund', 'reverses'],
    media: ['evidence'],
    money: ['amount', 'currency'],
    people: ['reason', 'approvedBy', 'approvedBy2', 'rejectReason'],
  },
  fields: {
    period: ref('settlementPeriod', { required: true }), // a period not yet approved
    guild: ref('guild'),
    anchor: ref('anchor'),
    kind: oneOf(['correction', 'activityReward', 'penaltyReturn', 'fine', 'advance', 'advanceReturn', 'chargeback'], {
      required: true,
    }),
    amount: money({ required: true }), // signed; its currency in `currency`
    currency: string({ max: 3, required: true }),
    reason: because(),
    evidence: images({ shows: 'screenshot', max: 9 }),
    punishment: ref('punishment', { readOnly: true }),
    refund: ref('refund', { readOnly: true }),
    reverses: ref('settlementAdjustment', { readOnly: true }),
    approvedBy: ref('account', { readOnly: true }),
    approvedBy2: ref('account', { readOnly: true }), // above 5,000 USD
    rejectReason: because({ required: false }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'approved', reject: 'rejected' },
    approved: { byCompute: 'applied' },
    rejected: {},
    applied: {},
  },
})
