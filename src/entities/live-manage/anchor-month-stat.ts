import { int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The sum of an anchor's days with one guild. A month is locked when all of its days are final, and opened again only
 * while no settlement of it is approved.
 */
export default defineEntity({
  name: 'anchorMonthStat',
  service: 'live',
  api: 'anchor/month',
  label: ['anchor', 'month'],
  scale: 4_000_000,
  demo: 900,
  keep: 'always', // figures that years are compared by
  scopedBy: 'country',
  groups: {
    identity: ['month', 'anchor', 'guild', 'grade', 'settlement'],
    money: ['coins', 'baseSalary', 'bonus', 'currency'],
    audience: ['country'],
    settings: [
      'effectiveDays',
      'effectiveMinutes',
      'sessions',
      'gifters',
      'newFans',
      'giftBiscuits',
      'taskBiscuits',
      'refundBiscuits',
      'deductBiscuits',
      'totalBiscuits',
      'changeRate',
      'tier',
    ],
  },
  fields: {
    month: string({ max: 7, pattern: '^\\d{4}-\\d{2}$', example: '2026-11', required: true }),
    anchor: ref('anchor', { required: true }),
    guild: ref('guild'), // one row for each guild within the month
    country: ref('country'),
    effectiveDays: int(),
    effectiveMinutes: int(),
    sessions: int(),
    gifters: int(),
    newFans: int(),
    coins: int(),
    giftBiscuits: int(),
    taskBiscuits: int(),
    refundBiscuits: int(),
    deductBiscuits: int(),
    totalBiscuits: int(),
    changeRate: percent(), // against the month before
    tier: string({ max: 20 }), // tier reached in the income policy
    baseSalary: money(),
    bonus: money(),
    currency: string({ max: 3 }),
    grade: oneOf(['S', 'A', 'B', 'C', 'D']),
    settlement: ref('settlement'),
  },
  states: {
    open: { byTime: 'closed' },
    closed: { lock: 'locked' },
    locked: { unlock: 'closed' },
  },
  unique: [['month', 'anchor', 'guild']],
})
