import { instant, int, money, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Frozen keeps counting but pays nothing; disqualified revokes unclaimed rewards and claws back those within
 * clawBackDays.
 */
export default defineEntity({
  name: 'fissionInviter',
  service: 'activity',
  api: 'fission/inviter',
  label: ['user', 'activity'],
  search: ['inviteCode'],
  scale: 20_000_000,
  demo: 400,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'country',
  groups: {
    identity: ['activity', 'user', 'inviteCode'],
    money: ['rewardValue', 'heldValue', 'currency'],
    safety: ['invalid', 'riskScore', 'sharedDevices'],
    audience: ['country'],
    schedule: ['lastInviteAt'],
    results: ['place', 'clicks', 'registered', 'valid', 'pending', 'ladderStep'],
  },
  fields: {
    activity: ref('fissionActivity', { required: true }),
    user: ref('user', { required: true }),
    inviteCode: string({ max: 12, readOnly: true, role: 'code' }),
    country: ref('country', { readOnly: true }),
    place: int({ readOnly: true }),
    clicks: int({ readOnly: true }),
    registered: int({ readOnly: true }),
    valid: int({ readOnly: true }),
    pending: int({ readOnly: true }),
    invalid: int({ readOnly: true }),
    ladderStep: int({ readOnly: true }),
    rewardValue: money({ readOnly: true }),
    heldValue: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    sharedDevices: int({ readOnly: true }), // invitees on a device or IP of another invitee
    riskScore: int({ max: 100, min: 0, readOnly: true }),
    lastInviteAt: instant({ readOnly: true }),
  },
  states: {
    normal: { freeze: 'frozen', disqualify: 'disqualified' },
    frozen: { unfreeze: 'normal', disqualify: 'disqualified' },
    disqualified: { reinstate: 'normal' },
  },
  unique: [['activity', 'user']],
})
