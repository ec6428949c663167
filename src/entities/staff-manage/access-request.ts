import { areas, because, instant, int, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The role's owner or the requester's manager decides, never the requester; roles with danger elements need both. A
 * pending one lapses after 7 days. A grant that makes exclusive roles meet is refused.
 */
export default defineEntity({
  name: 'accessRequest',
  service: 'auth',
  label: ['account', 'role'],
  scale: 40_000,
  demo: 45,
  scopedBy: 'areas',
  assignedTo: ['account', 'approver'],
  groups: {
    identity: ['account', 'role'],
    people: ['reason', 'approver', 'decision', 'dueAt'],
    audience: ['areas'],
    schedule: ['days', 'grantedAt', 'endsAt'],
    settings: ['page'],
  },
  fields: {
    account: ref('account', { required: true }),
    role: ref('role', { required: true }),
    areas: areas({ group: 'general' }), // inside the account's areas
    days: int({ min: 1, max: 365 }), // empty means without end where the role allows it
    reason: because(),
    page: string({ max: 200, readOnly: true }), // where the 401 was met
    approver: ref('account', { readOnly: true }),
    decision: string({ max: 300 }), // required when rejecting
    dueAt: instant({ readOnly: true }), // 8 working hours
    grantedAt: instant({ readOnly: true }),
    endsAt: instant({ readOnly: true }),
  },
  states: {
    pending: { approve: 'granted', reject: 'rejected', withdraw: 'withdrawn', byTime: 'lapsed' },
    granted: { byTime: 'ended', revoke: 'revoked' },
    rejected: {},
    withdrawn: {},
    lapsed: {},
    ended: {},
    revoked: {},
  },
})
