import { because, group, instant, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One idempotencyKey is paid once, whatever is retried. Revoking granted coins or integral books a counter-entry and
 * may leave a debt; it never edits the ledger. Manual grants above 100 USD in value, or to more than 100 users, need a
 * second approver.
 */
export default defineEntity({
  name: 'activityGrant',
  service: 'activity',
  api: 'reward/grant',
  label: 'grantNo',
  search: ['grantNo', 'sourceId', 'failCode'],
  scale: 500_000_000,
  demo: 1_500,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['grantNo', 'user', 'reward', 'source', 'sourceId', 'tracking'],
    contact: ['address'],
    money: ['value', 'currency'],
    safety: ['riskScore', 'failCode'],
    people: ['reason', 'approvedBy'],
    audience: ['country'],
    schedule: ['claimBy', 'grantedAt', 'expiresAt'],
    results: ['attempts'],
    settings: ['count', 'sourceTitle', 'idempotencyKey', 'revokeReason'],
  },
  fields: {
    grantNo: string({ max: 28, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { required: true }),
    reward: ref('activityReward', { required: true }),
    count: int({ min: 1, required: true }),
    source: oneOf(
      [
        'fission',
        'probabilityGame',
        'gatePass',
        'starPk',
        'liveRank',
        'topUp',
        'teamUp',
        'task',
        'inviteProgram',
        'store',
        'manual',
      ],
      { required: true },
    ),
    sourceId: string({ max: 40, readOnly: true, role: 'code' }),
    sourceTitle: string({ max: 80, readOnly: true }),
    idempotencyKey: string({ max: 80, unique: true, readOnly: true }), // source + sourceId + user + step
    value: money({ readOnly: true }), // count x unitCost at that time
    currency: string({ max: 3, readOnly: true }),
    country: ref('country', { readOnly: true }),
    riskScore: int({ max: 100, min: 0, readOnly: true }),
    reason: because({ max: 200, required: false }), // required for manual
    approvedBy: ref('account', { readOnly: true }),
    claimBy: instant({ readOnly: true }),
    grantedAt: instant({ readOnly: true }),
    expiresAt: instant({ readOnly: true }),
    failCode: string({ max: 40, readOnly: true, role: 'code' }),
    attempts: int({ readOnly: true }),
    address: group(
      {
        name: string({ max: 60 }),
        phone: string({ max: 20 }),
        country: ref('country'),
        line: string({ max: 200 }),
        postcode: string({ max: 12 }),
      },
      { secret: 'ActivityManage:rewardGrants.address' },
    ),
    tracking: string({ max: 60, role: 'code' }),
    revokeReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    pending: {
      bySystem: 'granted',
      deliver: 'granted',
      bySystemFailed: 'failed',
      hold: 'held',
      byTime: 'expired',
      revoke: 'revoked',
    },
    granted: { revoke: 'revoked' },
    failed: { retry: 'pending' },
    held: { release: 'pending', revoke: 'revoked' },
    expired: {},
    revoked: {},
  },
  pays: { amount: 'value', in: ['granted'] },
  clock: [{ states: ['pending'], until: 'claimBy' }],
})
