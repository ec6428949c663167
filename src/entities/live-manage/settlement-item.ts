import { int, money, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What one anchor brought into a settlement, as it was computed.
 */
export default defineEntity({
  name: 'settlementItem',
  service: 'live',
  label: ['anchor', 'settlement'],
  scale: 20_000_000,
  demo: 3_000,
  keep: 'always', // what the books rest on
  scopedBy: 'settlement',
  groups: {
    identity: ['settlement', 'anchor'],
    money: ['biscuits', 'giftIncome', 'baseSalary', 'bonus', 'deductions', 'anchorPart', 'guildPart', 'currency'],
    results: ['effectiveDays', 'effectiveMinutes'],
    settings: ['tier'],
  },
  fields: {
    settlement: ref('settlement', { required: true }),
    anchor: ref('anchor', { required: true }),
    effectiveDays: int({ readOnly: true }),
    effectiveMinutes: int({ readOnly: true }),
    biscuits: int({ readOnly: true }),
    tier: string({ max: 20, readOnly: true }),
    giftIncome: money({ readOnly: true }),
    baseSalary: money({ readOnly: true }),
    bonus: money({ readOnly: true }),
    deductions: money({ readOnly: true }),
    anchorPart: money({ readOnly: true }),
    guildPart: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
  },
  unique: [['settlement', 'anchor']],
})
