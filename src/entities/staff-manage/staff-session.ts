import { instant, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * 12 hours idle or 7 days in all end a session. An ended token answers A0230. Kept 1 year.
 */
export default defineEntity({
  name: 'staffSession',
  service: 'auth',
  label: ['account', 'device'],
  search: ['device', 'ip'],
  scale: 2_000_000,
  demo: 140,
  // Swept, not parted: it goes by when it ended, which changes, and while an audit entry that stays names it, it stays.
  keep: { from: 'endedAt', in: ['ended'], months: 12 },
  scopedBy: 'account',
  assignedTo: ['account'],
  groups: {
    identity: ['account', 'ip', 'device'],
    safety: ['risk'],
    people: ['endedBy'],
    audience: ['country'],
    schedule: ['startedAt', 'lastSeenAt', 'endedAt'],
    settings: ['token', 'page', 'factor', 'endReason'],
  },
  fields: {
    account: ref('account', { readOnly: true }),
    /** Only its last 6 characters are kept readable. */
    token: string({ readOnly: true, secret: 'StaffManage:sessionList.token' }),
    startedAt: instant({ readOnly: true }),
    lastSeenAt: instant({ readOnly: true }),
    page: string({ max: 200, readOnly: true }), // where the person is now
    ip: string({ max: 45, readOnly: true, role: 'code' }),
    country: ref('country', { readOnly: true }),
    device: string({ max: 80, readOnly: true }), // browser and system
    factor: oneOf(['password', 'otp', 'recoveryCode', 'provider'], { readOnly: true }),
    risk: oneOf(['none', 'newDevice', 'newCountry', 'impossibleTravel', 'ipNotAllowed'], {
      default: 'none',
      readOnly: true,
    }),
    endedAt: instant({ readOnly: true }),
    endedBy: ref('account', { readOnly: true }),
    endReason: oneOf(['logout', 'forced', 'expired', 'passwordChanged', 'disabled'], { readOnly: true }),
  },
  states: {
    active: { end: 'ended', byTime: 'ended' },
    ended: {},
  },
  ledger: true,
})
