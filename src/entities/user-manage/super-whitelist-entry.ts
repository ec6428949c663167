import { area, because, instant, int, manyOf, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Only super administrators approve, never their own entry; unused for 30 d it expires. Never for a user with balance
 * above 10,000 coins or any withdrawal right.
 */
export default defineEntity({
  name: 'superWhitelistEntry',
  service: 'user',
  api: 'superWhitelist',
  label: 'user',
  scale: 500,
  demo: 24,
  scopedBy: 'user',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['rejected', 'expired'],
  groups: {
    identity: ['user', 'fakeArea'],
    people: ['owner', 'reason', 'approver'],
    schedule: ['expiresAt', 'lastUsedAt'],
    results: ['uses30d'],
    settings: ['bypass'],
  },
  fields: {
    user: ref('user', { unique: true, required: true, sentAs: 'userId' }),
    bypass: manyOf(['areaRights', 'copyright', 'vip', 'pay', 'riskControl', 'frequency', 'version', 'offShelf'], {
      required: true,
    }),
    fakeArea: area({ group: 'state' }), // the app behaves as if in this area
    owner: ref('account', { required: true }), // staff member who answers for it
    reason: because({ max: 200 }),
    expiresAt: instant({ required: true }), // 90 days at most
    approver: ref('account', { readOnly: true }),
    lastUsedAt: instant({ readOnly: true }),
    uses30d: int({ readOnly: true }),
  },
  states: {
    pendingApproval: { approve: 'active', reject: 'rejected' },
    active: { byTime: 'expired', remove: 'removed' },
    rejected: {},
    expired: {},
    removed: {},
  },
  clock: [{ states: ['active'], until: 'expiresAt' }],
})
