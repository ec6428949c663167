import { because, captions, choice, images, instant, int, money, oneOf, ref, string, video } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Evidence, a picture or a clip, is there except for warnings. A ban for good, more than 1,000,000 biscuits taken and any
 * fine wait for a second person; all else takes effect at once, and is carried out on its target. An appeal is decided
 * by another account than the one that punished. One that is overturned gives back what it took by an adjustment.
 *
 * Points count for 90 days: those that come to 12 ban the anchor for 30 days, and count no more from then on.
 */
export default defineEntity({
  name: 'punishment',
  service: 'live',
  label: ['anchor', 'room', 'user', 'guild', 'kind'],
  scale: 3_000_000,
  demo: 380,
  keep: 'always', // what was reported, and what came of it
  scopedBy: ['anchor', 'user', 'room', 'guild'],
  groups: {
    identity: ['anchor', 'room', 'user', 'guild', 'session', 'kind', 'source'],
    contents: ['description', 'notice'],
    media: ['evidence', 'clip', 'appealImages'],
    money: ['biscuits', 'fine', 'currency', 'points'],
    people: ['reasonCode', 'appealState', 'appealText', 'appealedAt', 'liftReason', 'appealAnswer', 'decidedBy'],
    schedule: ['startsAt', 'endsAt'],
    settings: ['targetKind'],
  },
  fields: {
    targetKind: oneOf(['anchor', 'room', 'viewer', 'guild'], { required: true }),
    anchor: ref('anchor'),
    room: ref('liveRoom'),
    user: ref('user'), // the punished viewer or the anchor's user
    guild: ref('guild'),
    session: ref('liveSession'),
    kind: oneOf(
      ['warn', 'mute', 'cut', 'coverReset', 'noRecommend', 'functionOff', 'ban', 'deduct', 'fine', 'permanentBan'],
      { required: true },
    ),
    reasonCode: choice({ dictionary: 'liveViolation', required: true }),
    description: string({ max: 500, required: true }),
    evidence: images({ max: 9 }),
    clip: video(),
    source: oneOf(['patrol', 'viewerReport', 'ai', 'guild', 'riskControl'], { required: true }),
    startsAt: instant({ required: true }),
    endsAt: instant(), // empty means for good
    biscuits: int({ min: 0 }), // deducted
    fine: money({ min: 0 }),
    currency: string({ max: 3 }),
    points: int({ max: 12, min: 0, required: true }), // 12 points in 90 days ban for 30 days
    appealState: oneOf(['none', 'open', 'upheld', 'overturned'], { default: 'none', readOnly: true }),
    appealText: string({ max: 500, readOnly: true }),
    appealImages: images({ shows: 'screenshot', readOnly: true }),
    appealedAt: instant({ readOnly: true }),
    liftReason: because({ required: false }),
    appealAnswer: captions({ max: 200, readOnly: true }),
    notice: captions({ max: 200, readOnly: true }), // as published
    decidedBy: ref('account', { readOnly: true }),
  },
  states: {
    awaitingApproval: { approve: 'active', reject: 'rejected' },
    active: { lift: 'lifted', byTime: 'expired', overturn: 'revoked' },
    rejected: {},
    lifted: {},
    expired: { overturn: 'revoked' },
    revoked: {},
  },
})
