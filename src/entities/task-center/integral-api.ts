import { areas, date, decimal, email, instant, int, money, oneOf, percent, rows, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Each partner transaction id is credited once; a reversal books a counter-entry. GoLive needs 5 passed test calls, an
 * IP list and a daily limit; an error rate above 20 % for 10 minutes suspends it. A secret is shown once when made;
 * two are valid side by side for 24 h after renewal.
 */
export default defineEntity({
  name: 'integralApi',
  service: 'task',
  api: 'integral/api',
  label: 'partner',
  lead: { also: 'code' },
  search: ['partner', 'code'],
  scale: 500,
  demo: 16,
  scopedBy: 'areas',
  groups: {
    identity: ['partner', 'code', 'kind'],
    contact: ['contact'],
    contents: ['ipAllow', 'events'],
    money: ['revenueShare', 'points24h', 'income30d', 'currency'],
    safety: ['errorRate24h'],
    audience: ['areas'],
    schedule: ['secretUntil', 'formerUntil', 'lastCallAt'],
    results: ['calls24h', 'duplicate24h', 'reversal30d'],
    settings: [
      'direction',
      'callbackUrl',
      'appKey',
      'appSecret',
      'formerSecret',
      'signature',
      'perUserDay',
      'perDay',
      'perSecond',
    ],
  },
  fields: {
    partner: string({ max: 60, required: true }),
    code: string({ max: 24, pattern: '^[a-z0-9_]+$', example: 'new_year', unique: true, required: true, role: 'code' }),
    kind: oneOf(['offerWall', 'survey', 'adNetwork', 'game', 'ecommerce', 'internal'], { required: true }),
    direction: oneOf(['inbound', 'outbound', 'both'], { default: 'inbound' }),
    callbackUrl: url({ readOnly: true }),
    appKey: string({ max: 64, readOnly: true }),
    appSecret: string({ max: 128, readOnly: true, secret: 'TaskCenter:apiList.secret' }),
    secretUntil: date({ readOnly: true }), // renew at least once a year
    formerSecret: string({ max: 128, readOnly: true, secret: 'TaskCenter:apiList.secret' }), // still valid for a day with the new one
    formerUntil: instant({ readOnly: true }),
    signature: oneOf(['hmacSha256', 'md5Sorted', 'rsa'], { default: 'hmacSha256' }),
    ipAllow: rows(
      { cidr: string({ max: 43, pattern: '^[0-9a-fA-F.:]+(/\\d{1,3})?$', example: '203.0.113.0/24', required: true }) },
      { max: 50, distinct: 'cidr' },
    ),
    events: rows(
      {
        event: string({ max: 40, pattern: '^[a-zA-Z0-9_]+$', example: 'new_year', required: true }),
        points: int({ min: 0 }),
        pointsPerCent: decimal({ min: 0 }),
        maxPoints: int({ min: 1 }),
        delayHours: int({ min: 0, max: 2_160, default: 0 }),
      },
      { required: true, max: 40, distinct: 'event' },
    ),
    perUserDay: int({ min: 1, default: 2000 }), // points
    perDay: int({ min: 1, required: true }), // points over all users
    perSecond: int({ min: 1, default: 100 }),
    revenueShare: percent({ max: 100, min: 0 }), // of the partner's payout given to users as points
    areas: areas({ group: 'state', required: true }),
    contact: email(),
    calls24h: int({ readOnly: true }),
    errorRate24h: percent({ readOnly: true }),
    duplicate24h: int({ readOnly: true }),
    points24h: int({ readOnly: true }),
    income30d: money({ readOnly: true }),
    reversal30d: percent({ readOnly: true }),
    currency: string({ max: 3, default: 'USD' }),
    lastCallAt: instant({ readOnly: true }),
  },
  states: {
    draft: { startTest: 'testing' },
    testing: { goLive: 'live' },
    live: { suspend: 'suspended' },
    suspended: { goLive: 'live', close: 'closed' },
    closed: {},
  },
})
