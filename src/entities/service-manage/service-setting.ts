import { bool, captions, int, json } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'serviceSetting',
  service: 'service',
  api: 'setting',
  label: 'autoReply',
  scale: 1,
  demo: 1,
  fields: {
    firstReplyTargets: json({ required: true }), // {urgent: 3600, high: 14400, normal: 43200, low: 86400} seconds
    solveTargets: json({ required: true }), // same keys as firstReplyTargets
    workingHours: json({ required: true }), // by area: [{days, from, to, timezone}]; the clock runs only inside
    routing: json({ required: true }), // ordered [{category, language, area, accounts, order: roundRobin|leastOpen}]
    maxOpenPerAgent: int({ max: 500, min: 1, default: 40 }),
    autoCloseDays: int({ max: 30, min: 1, default: 7 }),
    autoReply: captions({ max: 1000 }), // sent on receipt
    surveyEnabled: bool({ default: true }),
    logRetentionDays: int({ max: 365, min: 7, default: 90 }),
  },
})
