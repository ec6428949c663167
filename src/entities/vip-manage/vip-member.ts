import { bool, instant, int, money, oneOf, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Until when somebody has a tier. Its end follows from the records of VIP time; nobody types it. */
export default defineEntity({
  name: 'vipMember',
  service: 'commodity',
  api: 'vip/member',
  label: ['user', 'tier'],
  scale: 30_000_000,
  demo: 6_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'country',
  groups: {
    identity: ['user', 'tier', 'source', 'subscription'],
    money: ['totalPaid'],
    safety: ['sharingRisk'],
    people: ['firstAt'],
    audience: ['country'],
    schedule: ['expiresAt', 'startsAt'],
    results: ['totalDays', 'devices30d', 'paidDays'],
    settings: ['autoRenew'],
  },
  fields: {
    user: ref('user', { required: true }),
    tier: ref('vipTier', { required: true }),
    startsAt: instant({ readOnly: true }),
    expiresAt: instant({ readOnly: true }),
    source: oneOf(['subscription', 'purchase', 'trial', 'code', 'grant', 'activity', 'family', 'fission'], {
      readOnly: true,
    }),
    subscription: ref('subscription', { readOnly: true }),
    autoRenew: bool({ readOnly: true }),
    country: ref('country', { readOnly: true }),
    firstAt: instant({ readOnly: true }),
    totalDays: int({ readOnly: true }),
    paidDays: int({ readOnly: true }),
    totalPaid: money({ code: 'USD', readOnly: true }), // USD
    devices30d: int({ readOnly: true }),
    sharingRisk: oneOf(['none', 'watch', 'high'], { readOnly: true }),
  },
  states: {
    trial: { byPayment: 'active', byTime: 'expired', revoke: 'revoked' },
    active: {
      byRenewalFailed: 'grace',
      byUser: 'paused',
      byStore: 'paused',
      byTime: 'expired',
      revoke: 'revoked',
      byRefund: 'revoked',
    },
    expired: { byPayment: 'active' },
    grace: { byPayment: 'active', byTime: 'expired', revoke: 'revoked' },
    paused: { byUser: 'active', byStore: 'active' },
    revoked: { reinstate: 'active' },
  },
  clock: [{ states: ['trial', 'active'], until: 'expiresAt' }],
  unique: [['user', 'tier']],
})
