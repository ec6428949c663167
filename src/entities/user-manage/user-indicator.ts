import {
  captions,
  choice,
  decimal,
  group,
  instant,
  int,
  manyOf,
  oneOf,
  percent,
  ref,
  rows,
  string,
  text,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Retiring is refused while usedBy > 0; changing expression while used creates a new version and shows the shift in
 * counts first.
 */
export default defineEntity({
  name: 'userIndicator',
  service: 'rule/engine',
  api: 'user/indicator',
  plain: [{ call: 'GET /rule/engine/backend/user/rule/selectOptions', in: 'indicators' }],
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 2_000,
  demo: 90,
  scopedBy: false,
  assignedTo: ['owner'],
  caredForBy: 'owner',
  groups: {
    identity: ['code', 'name', 'category', 'source'],
    contents: ['description', 'options', 'expression', 'distribution'],
    people: ['owner'],
    schedule: ['lastComputedAt'],
    results: ['coverage', 'usedBy'],
    settings: ['valueType', 'unit', 'operators', 'windows', 'freshness'],
  },
  fields: {
    code: string({
      max: 48,
      pattern: '^[a-z][a-z0-9_]*$',
      example: 'new_year',
      unique: true,
      required: true,
      role: 'code',
    }), // e.g. pay_amount_30d; never changed once used
    name: captions({ max: 40, required: true }),
    category: ref('ruleUserCategory', { required: true }),
    description: text({ max: 500, required: true }), // what counts and what does not (refunds, test users, time zone)
    valueType: oneOf(['int', 'decimal', 'money', 'percent', 'duration', 'bool', 'enum', 'list', 'instant'], {
      required: true,
    }),
    unit: choice({ dictionary: 'measureUnit' }),
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
    /** For enum and list: the records of one kind, or choices of its own. */
    options: group({
      source: oneOf(['country', 'language', 'tag', 'product']),
      choices: rows(
        { code: string({ max: 48, required: true }), name: captions({ max: 40, required: true }) },
        { max: 200, distinct: 'code' },
      ),
    }),
    windows: manyOf(['today', 'd1', 'd3', 'd7', 'd14', 'd30', 'd90', 'life']),
    source: oneOf(['profile', 'behaviour', 'payment', 'live', 'community', 'device', 'risk', 'game'], {
      required: true,
    }),
    expression: group(
      {
        from: oneOf(['event', 'table'], { required: true, default: 'event' }),
        name: string({ max: 64, pattern: '^[a-z][A-Za-z0-9_.]*$', example: 'feed.order', required: true }), // of the event or the table
        aggregate: oneOf(['count', 'sum', 'max', 'last', 'distinct'], { required: true, default: 'count' }),
        field: string({ max: 64, pattern: '^[a-z][A-Za-z0-9_.]*$', example: 'feed.order' }), // what is added up, compared or counted as distinct
        filters: rows(
          {
            field: string({ max: 64, pattern: '^[a-z][A-Za-z0-9_.]*$', example: 'feed.order', required: true }),
            operator: oneOf(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'notIn'], { required: true }),
            text: string({ max: 200, required: true }), // several by commas
          },
          { max: 20 },
        ),
      },
      { required: true },
    ),
    freshness: oneOf(['realtime', 'hourly', 'daily'], { required: true }),
    lastComputedAt: instant({ readOnly: true }),
    coverage: percent({ readOnly: true }), // active users with a value
    distribution: group(
      { min: decimal(), p10: decimal(), p50: decimal(), p90: decimal(), p99: decimal(), max: decimal() },
      { readOnly: true },
    ),
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
