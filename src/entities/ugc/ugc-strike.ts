import { instant, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { measures } from '../../shared/ugc-audit'

/**
 * Points live for strikeWindowDays; the ladder of ugcAuditSetting proposes the measure, the auditor may go one step
 * lower, a lead any. AccountBan over 30 days needs a holder of Ugc:auditOp.banLong other than the auditor; revoking
 * lifts the entry that it made and tells the user.
 */
export default defineEntity({
  name: 'ugcStrike',
  service: 'ugc',
  api: 'strike',
  label: ['user', 'reason'],
  scale: 3_000_000,
  demo: 420,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'user',
  groups: {
    identity: ['user', 'post', 'reason', 'blacklistEntry'],
    money: ['points'],
    people: ['remark'],
    schedule: ['days', 'expiresAt', 'notifiedAt'],
    results: ['totalAfter'],
    settings: ['measure'],
  },
  fields: {
    user: ref('user', { required: true }),
    post: ref('ugcPost', { readOnly: true }),
    reason: ref('reviewReason', { required: true }),
    points: int({ max: 12, min: 0, required: true }), // the reason's points by default; more needs a remark
    totalAfter: int({ readOnly: true }), // live points after this one
    measure: oneOf(measures, { required: true }),
    days: int({ max: 3650, min: 1 }), // empty means for good; not for none and warning
    blacklistEntry: ref('blacklistEntry', { readOnly: true }), // made by postBan (scope post), commentBan (comment) and accountBan (login)
    expiresAt: instant({ readOnly: true }),
    notifiedAt: instant({ readOnly: true }),
    remark: string({ max: 300 }),
  },
  states: {
    active: { byTime: 'expired', revoke: 'revoked', byOverturnedDecision: 'revoked' },
    expired: {},
    revoked: {},
  },
  clock: [{ states: ['active'], until: 'expiresAt' }],
})
