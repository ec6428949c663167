import { captions, instant, int, json, manyOf, oneOf, percent, ref, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Retiring is refused while usedBy > 0; changing expression while used creates a new version and shows the shift in
 * counts first.
 */
export default defineEntity({
  name: 'userIndicator',
  service: 'rule/engine',
  api: 'user/indicator',
  label: 'name',
  search: ['name', 'code'],
  scale: 2_000,
  demo: 90,
  fields: {
    code: string({ max: 48, pattern: '^[a-z][a-z0-9_]*$', unique: true, required: true }), // e.g. pay_amount_30d; never changed once used
    name: captions({ max: 40, required: true }),
    category: ref('ruleUserCategory', { required: true }),
    description: text({ max: 500, required: true }), // what counts and what does not (refunds, test users, time zone)
    valueType: oneOf(['int', 'decimal', 'money', 'percent', 'duration', 'bool', 'enum', 'list', 'instant'], {
      required: true,
    }),
    unit: string({ max: 16 }),
    operators: manyOf(
      [
        'eq',
        'ne',
        'gt',
        'gte',
        'lt',
        'lte',
        'between',
        'in',
        'notIn',
        'contains',
        'isEmpty',
        'withinDays',
        'beforeDays',
      ],
      { required: true },
    ),
    options: json(), // for enum and list: [{value, en, zh}] or {source: country|language|tag|product}
    windows: manyOf(['today', 'd1', 'd3', 'd7', 'd14', 'd30', 'd90', 'life']),
    source: oneOf(['profile', 'behaviour', 'payment', 'live', 'community', 'device', 'risk', 'game'], {
      required: true,
    }),
    expression: json({ required: true }), // {event|table, filter, aggregate: count|sum|max|last|distinct, field}
    freshness: oneOf(['realtime', 'hourly', 'daily'], { required: true }),
    lastComputedAt: instant({ readOnly: true }),
    coverage: percent({ readOnly: true }), // active users with a value
    distribution: json({ readOnly: true }), // {min, p10, p50, p90, p99, max, histogram}
    usedBy: int({ readOnly: true }),
    owner: ref('account', { required: true }),
  },
  states: {
    draft: { publish: 'online' },
    online: { retire: 'offline', byJob: 'late' },
    offline: { publish: 'online' },
    late: { byJob: 'online' },
  },
})
