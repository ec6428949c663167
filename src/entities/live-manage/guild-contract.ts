import { date, file, instant, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * An anchor has one contract at most that is active or being left. An ended one is never changed: what was wrong in it is
 * corrected by a settlement adjustment. With its end the anchor leaves the guild and its halls.
 */
export default defineEntity({
  name: 'guildContract',
  service: 'live',
  label: ['anchor', 'guild'],
  scale: 800_000,
  demo: 420,
  scopedBy: ['anchor', 'guild'],
  groups: {
    identity: ['anchor', 'guild'],
    media: ['file'],
    money: ['penalty', 'currency'],
    schedule: ['from', 'to', 'endedAt'],
    settings: ['anchorShare', 'joinedVia', 'endReason', 'endNote'],
  },
  fields: {
    anchor: ref('anchor', { required: true }),
    guild: ref('guild', { required: true }),
    anchorShare: percent({ max: 100, min: 10, required: true }), // the anchor's part of what the guild receives for them
    from: date({ required: true }),
    to: date({ required: true }),
    penalty: money({ min: 0 }), // for leaving early
    currency: string({ max: 3, required: true }),
    file: file(),
    joinedVia: oneOf(['application', 'invite', 'transfer', 'backOffice'], { default: 'application' }),
    endReason: oneOf(['expired', 'anchorLeft', 'guildReleased', 'transferred', 'guildTerminated', 'violation']),
    endNote: string({ max: 300 }),
    endedAt: instant({ readOnly: true }),
  },
  states: {
    invited: { byAnchor: 'active', byAnchorDeclined: 'declined' },
    active: { byAnchor: 'leaving', terminate: 'ended', byTime: 'ended' },
    declined: {},
    leaving: { approveLeave: 'ended', refuseLeave: 'active' },
    ended: {},
  },
})
