import { choice, date, images, instant, languages, oneOf, percent, ref, rows, string, video } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One identity (kind and number of the document, country) has one anchor at most that is not retired. Applicants under 18
 * cannot be approved. One with risk flags is approved by two accounts: the first approval puts it back into the queue.
 */
export default defineEntity({
  name: 'anchorApplication',
  service: 'live',
  label: 'realName',
  scale: 1_000_000,
  demo: 160,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'country',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['rejected', 'withdrawn'],
  groups: {
    identity: ['user', 'kind', 'guild', 'realName', 'duplicateOf', 'source'],
    media: ['idPhotos', 'selfieVideo'],
    safety: ['riskFlags'],
    people: ['assignee', 'dueAt', 'rejectReason', 'decisionNote', 'approvedBy', 'decidedBy', 'decidedAt'],
    audience: ['country', 'languages'],
    schedule: ['birthDate'],
    results: ['faceScore'],
    settings: ['idKind', 'idNumber'],
  },
  fields: {
    user: ref('user', { required: true }),
    kind: oneOf(['video', 'voice', 'game', 'sports'], { required: true }),
    guild: ref('guild'),
    country: ref('country', { required: true }),
    languages: languages({ required: true }),
    realName: string({ max: 80, required: true, secret: 'LiveManage:anchorApply.identity' }),
    idKind: oneOf(['nationalId', 'passport', 'drivingLicence', 'residencePermit'], { required: true }),
    idNumber: string({ max: 40, required: true, secret: 'LiveManage:anchorApply.identity' }),
    idPhotos: images({ shows: 'card', max: 3, required: true, secret: 'LiveManage:anchorApply.identity' }),
    selfieVideo: video({ secret: 'LiveManage:anchorApply.identity' }), // liveness check of 5 s
    birthDate: date({ required: true }),
    faceScore: percent({ readOnly: true }), // selfie against id photo
    riskFlags: rows(
      {
        code: oneOf(['duplicateId', 'sharedDevice', 'blacklisted', 'ageMismatch', 'ocrMismatch'], { required: true }),
        detail: string({ max: 200 }),
      },
      { readOnly: true, distinct: 'code', max: 5 },
    ),
    duplicateOf: ref('anchor', { readOnly: true }),
    source: oneOf(['app', 'guildInvite', 'agentInvite', 'backOffice'], { default: 'app' }),
    assignee: ref('account', { readOnly: true }),
    dueAt: instant({ readOnly: true }), // 24 h after arrival
    rejectReason: choice({ dictionary: 'anchorRejectReason' }),
    decisionNote: string({ max: 300 }),
    approvedBy: ref('account', { readOnly: true }), // first of two, where there are risk flags
    decidedBy: ref('account', { readOnly: true }),
    decidedAt: instant({ readOnly: true }),
  },
  states: {
    pending: { take: 'inReview', approve: 'approved', reject: 'rejected', byApplicant: 'withdrawn' },
    inReview: { approve: 'approved', reject: 'rejected', askMore: 'returned', release: 'pending', byTime: 'pending' },
    approved: { revoke: 'inReview' },
    rejected: {},
    returned: { byApplicant: 'pending' },
    withdrawn: {},
  },
})
