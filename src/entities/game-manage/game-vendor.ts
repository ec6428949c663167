import { date, email, file, int, money, oneOf, percent, ref, rows, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Suspending takes all its games into maintenance; running rounds end and pay. Error rate above 10 % for 5 minutes
 * suspends by itself and calls the duty account.
 */
export default defineEntity({
  name: 'gameVendor',
  service: 'game',
  api: 'vendor',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code', 'contactName'],
  scale: 300,
  demo: 14,
  scopedBy: false,
  groups: {
    identity: ['code', 'name'],
    contact: ['contactName', 'email'],
    contents: ['ipAllow'],
    media: ['contractFile', 'licence'],
    money: ['revenueShare', 'currency', 'net30d', 'owed'],
    safety: ['errorRate24h'],
    audience: ['country'],
    schedule: ['contractTo', 'licenceTo'],
    results: ['gameCount', 'latencyMs', 'mismatches'],
    settings: ['appKey', 'appSecret', 'walletMode', 'callbackUrl'],
  },
  fields: {
    code: string({ max: 24, pattern: '^[a-z0-9_]+$', example: 'new_year', unique: true, required: true, role: 'code' }),
    name: string({ max: 80, required: true }),
    country: ref('country'),
    contactName: string({ max: 60 }),
    email: email({ required: true }),
    contractFile: file(),
    contractTo: date({ required: true }),
    revenueShare: percent({ max: 70, min: 0, required: true }), // vendor's part of the net coins
    currency: string({ max: 3, required: true, default: 'USD' }),
    licence: file(), // required for chance games
    licenceTo: date(),
    appKey: string({ max: 64, readOnly: true }),
    appSecret: string({ max: 128, readOnly: true, secret: 'GameManage:vendor.secret' }),
    walletMode: oneOf(['seamless', 'transfer'], { default: 'seamless' }),
    callbackUrl: url({ readOnly: true }),
    ipAllow: rows(
      { cidr: string({ max: 43, pattern: '^[0-9a-fA-F.:]+(/\\d{1,3})?$', example: '203.0.113.0/24', required: true }) },
      { required: true, max: 50, distinct: 'cidr' },
    ),
    gameCount: int({ readOnly: true }),
    errorRate24h: percent({ readOnly: true }),
    latencyMs: int({ readOnly: true }),
    mismatches: int({ readOnly: true }), // open differences
    net30d: int({ readOnly: true }),
    owed: money({ readOnly: true }),
  },
  states: {
    testing: { goLive: 'live' },
    live: { suspend: 'suspended' },
    suspended: { goLive: 'live', end: 'ended' },
    ended: {},
  },
})
