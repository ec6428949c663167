import {
  area,
  areas,
  bool,
  decimal,
  duration,
  group,
  image,
  images,
  instant,
  int,
  manyOf,
  oneOf,
  ref,
  refs,
  rows,
  string,
  text,
  video,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { postKinds, riskLabels } from '../../shared/ugc-audit'

/**
 * Pending under moderation before is seen by the author only; under after it stays seen until decided, except at
 * riskLevel high or critical, which hides it at once. Reject, limit and takeDown need 1 to 5 reasons; the author gets
 * each reason's message in their own language, never the auditor's name nor the machine's score. Nobody decides a post
 * of their own app user, nor an appeal or escalation against their own decision; a bulk approve never takes posts at
 * riskLevel high or critical. Reports, view steps (1k, 10k, 100k, 1M) and a changed model open a new round on the same
 * post; one open task a post. Label minors or a known-hash match goes to blocked - no preview, no download, no bulk,
 * seen by holders of Ugc:auditOp.restricted only, evidence sealed 180 days and the authority report written. Restore
 * and upholdAppeal give back the strike points and the bans of that decision, and count the decision as overturned.
 * Text and media of a withdrawn or rejected post are wiped after 90 days, of an open legal case never; the decision
 * stays.
 */
export default defineEntity({
  name: 'ugcPost',
  service: 'ugc',
  api: 'post',
  label: 'title',
  lead: { picture: 'cover', also: 'code' },
  search: ['title', 'code'],
  scale: 60_000_000,
  demo: 2_500,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'area',
  assignedTo: ['takenBy', 'reviewer.account'],
  groups: {
    identity: [
      'code',
      'user',
      'kind',
      'title',
      'copyrightTag',
      'dynamic',
      'client',
      'clientVersion',
      'device',
      'ip',
      'reviewTask',
    ],
    contents: [
      'text',
      'content',
      'ocrText',
      'asrText',
      'cover',
      'images',
      'video',
      'orientation',
      'topics',
      'tags',
      'duration',
      'translation',
    ],
    safety: [
      'riskScore',
      'riskLevel',
      'riskLabels',
      'machine',
      'reportCount',
      'strikes',
      'moderation',
      'ageMark',
      'hashBlocked',
      'words',
      'duplicateOf',
    ],
    people: [
      'reviewer',
      'takenBy',
      'skippedBy',
      'escalatedBy',
      'reasons',
      'decidedBy',
      'decidedAt',
      'dueAt',
      'appealText',
      'appealedAt',
    ],
    audience: ['language', 'area'],
    schedule: ['takenUntil', 'publishedAt'],
    results: ['views', 'likes', 'commentCount'],
    settings: ['hiddenAreas', 'reach'],
  },
  fields: {
    code: string({ max: 16, unique: true, readOnly: true, role: 'code' }), // UG + yymmdd + 6 letters and digits; what users and support quote
    user: ref('user', { readOnly: true }),
    kind: oneOf(postKinds, { readOnly: true }),
    title: string({ max: 100, readOnly: true }),
    text: text({ max: 5000, readOnly: true }),
    translation: text({ readOnly: true }), // into the auditor's language, cached by text hash
    cover: image({ readOnly: true, shape: 'cover' }),
    images: images({ max: 18, readOnly: true }),
    video: video({ readOnly: true }), // mp4, mov; up to 15 min and 2 GB; the source is kept, a 480p proxy is played here
    duration: duration({ max: 900, readOnly: true }),
    orientation: oneOf(['vertical', 'horizontal', 'square'], { readOnly: true }),
    language: ref('language', { readOnly: true }), // detected from speech and text
    topics: refs('topic', { max: 5 }),
    tags: refs('tag', { max: 10 }),
    content: ref('contentItem', { readOnly: true }), // the title a clip was cut from
    copyrightTag: ref('tag'), // set by fingerprint or by the auditor
    dynamic: ref('dynamic', { readOnly: true }), // made when the post is first published
    area: area({ group: 'state', readOnly: true }),
    hiddenAreas: areas({ group: 'state' }), // areas in which it is not shown although published
    client: ref('client', { readOnly: true }),
    clientVersion: ref('clientVersion', { readOnly: true }),
    device: ref('device', { readOnly: true }),
    ip: string({ max: 45, readOnly: true, secret: 'Ugc:auditOp.identity', role: 'code' }),
    moderation: oneOf(['before', 'after'], { readOnly: true }),
    ageMark: oneOf(['none', 'sensitive', 'adults'], { default: 'none' }),
    reach: oneOf(['normal', 'noRecommend', 'followersOnly', 'authorOnly'], { default: 'normal' }),
    riskScore: int({ max: 100, min: 0, readOnly: true }),
    riskLevel: oneOf(['low', 'medium', 'high', 'critical'], { readOnly: true }),
    riskLabels: manyOf(riskLabels, { readOnly: true }),
    machine: group(
      {
        model: string({ max: 40 }),
        version: string({ max: 20 }),
        suggestion: oneOf(['pass', 'review', 'reject']),
        hits: rows({
          label: oneOf(riskLabels, { required: true }),
          score: int({ min: 0, max: 100, required: true }),
          where: oneOf(['frame', 'speech', 'ocr', 'text', 'audio', 'cover'], { required: true }),
          from: decimal({ min: 0 }), // seconds
          to: decimal({ min: 0 }),
          box: group({ x: int(), y: int(), width: int(), height: int() }), // in percent of the picture
        }),
      },
      { readOnly: true },
    ),
    hashBlocked: bool({ default: false, readOnly: true }), // its media is among the hashes that seal what matches them
    ocrText: text({ readOnly: true }),
    asrText: text({ readOnly: true }), // with times, one line a sentence
    words: refs('sensitiveWord', { readOnly: true }),
    duplicateOf: ref('ugcPost', { readOnly: true }), // perceptual hash at distance 8 or less
    reportCount: int({ readOnly: true }), // open reports by different users
    views: int({ readOnly: true }),
    likes: int({ readOnly: true }),
    commentCount: int({ readOnly: true }),
    strikes: int({ readOnly: true }), // the author's live strike points
    reviewTask: ref('reviewTask', { readOnly: true }), // the open one or the last
    reviewer: ref('reviewer', { readOnly: true }), // whom a lead gave it to
    takenBy: ref('account', { readOnly: true }), // who has it open
    takenUntil: instant({ readOnly: true }),
    skippedBy: refs('account', { readOnly: true }), // who is not offered it again
    escalatedBy: ref('account', { readOnly: true }),
    reasons: refs('reviewReason', { max: 5 }),
    decidedBy: ref('account', { readOnly: true }), // empty where the machine decided
    decidedAt: instant({ readOnly: true }),
    dueAt: instant({ readOnly: true }), // of the open task
    publishedAt: instant({ readOnly: true }),
    appealText: text({ max: 500, readOnly: true }),
    appealedAt: instant({ readOnly: true }),
  },
  states: {
    checking: { byMachine: 'published', byMachinePending: 'pending', byKnownHash: 'blocked' },
    published: {
      recheck: 'pending',
      byReports: 'pending',
      byReach: 'pending',
      limit: 'limited',
      takeDown: 'takenDown',
      byAuthor: 'withdrawn',
    },
    pending: { approve: 'published', limit: 'limited', reject: 'rejected', escalate: 'escalated' },
    blocked: { unblock: 'takenDown' },
    limited: { unlimit: 'published', takeDown: 'takenDown', byAuthor: 'appealed' },
    rejected: { byAuthor: 'appealed', byAuthorS: 'checking', restore: 'published' },
    escalated: { approve: 'published', limit: 'limited', reject: 'rejected', block: 'blocked' },
    takenDown: { byAuthor: 'appealed', restore: 'published' },
    withdrawn: {},
    appealed: { upholdAppeal: 'published', rejectAppeal: 'takenDown' },
  },
})
