import {
  area,
  areas,
  bool,
  captions,
  decimal,
  duration,
  instant,
  int,
  oneOf,
  ref,
  refs,
  rows,
  string,
  text,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { ageRatings } from '../../shared/codes'
import { markMembers } from '../../shared/review-marks'
import { riskLabels } from '../../shared/ugc-audit'

/**
 * At the initial stage an episode or title only gets a proposal and moves on to final; a post ends at initial unless
 * escalated, at high or critical risk, appealed, or drawn by its pool's final percentage. The final reviewer is never
 * the initial one, the submitter or the submitter's report; an appeal never goes to anyone who decided before.
 *
 * One open task per episode, title or post; a new source file or changed metadata bumps `subjectVersion`, refuses the
 * decision in hand and starts the next round. Passing at initial needs 95 % of the play time seen at up to 2x (an
 * episode) or every picture opened; at final every mark and open flag plus 30 %; the server counts what the player
 * reports, not what the reviewer says. Rejecting and returning need a reason; each machine flag over 80 is confirmed
 * or dismissed with a why before a pass.
 *
 * A title passes only when its main parts up to `releasedEpisodes` have passed; passing at final sets `ageRating` and
 * approves the title, rejecting sends it to draft with the reasons. Passing never publishes; a published episode that
 * is rejected by complaint is disabled at once and its editor told. For 5 minutes its author may take a decision
 * back, unless the next stage opened it.
 *
 * A post decided among user content or here is one decision: it moves task and post together. Restricted tasks are
 * never in bulk, spot checks by others, exports or the wall.
 */
export default defineEntity({
  name: 'reviewTask',
  service: 'review',
  api: 'task',
  label: 'number',
  scale: 25_000_000,
  demo: 3_000,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'area',
  assignedTo: ['submittedBy', 'reviewer.account'],
  groups: {
    identity: ['number', 'episode', 'parent', 'source', 'post'],
    contents: ['content', 'marks', 'uploaderNote'],
    safety: ['riskScore', 'machine', 'checklist', 'blockedAreas', 'proposal', 'restricted'],
    people: [
      'stage',
      'round',
      'priority',
      'submittedBy',
      'assignedAt',
      'leaseUntil',
      'dueAt',
      'decidedAt',
      'remark',
      'pool',
      'reasons',
      'reviewer',
      'initialReviewer',
      'finalReviewer',
    ],
    audience: ['area', 'language'],
    schedule: ['submittedAt', 'waitsUntil'],
    results: ['subjectVersion', 'sentBackIn', 'minutes'],
    settings: ['subject', 'origin', 'ageRating', 'breached'],
  },
  fields: {
    number: string({ max: 18, unique: true, readOnly: true, role: 'code' }), // RV + yymmdd + 8 digits
    subject: oneOf(['episode', 'title', 'post'], { readOnly: true }),
    episode: ref('episode', { readOnly: true }),
    content: ref('contentItem', { readOnly: true }), // of the episode, or the title itself
    subjectVersion: int({ plain: true, readOnly: true }), // a decision must match it
    parent: ref('reviewTask', { readOnly: true }), // the title's task of an episode's task
    stage: oneOf(['initial', 'final'], { readOnly: true }),
    round: int({ min: 1, default: 1, readOnly: true }),
    sentBackIn: int({ min: 1, readOnly: true }), // the round in which it went back to another initial reviewer
    origin: oneOf(
      ['submission', 'resubmission', 'machine', 'reports', 'reach', 'appeal', 'complaint', 'newFile', 'recheck'],
      { readOnly: true },
    ),
    source: oneOf(['licensed', 'original', 'partner', 'ugc', 'crawled'], { readOnly: true }),
    area: area({ group: 'state', readOnly: true }), // the strictest of the areas it is meant for
    language: ref('language', { readOnly: true }), // spoken
    priority: oneOf(['urgent', 'high', 'normal', 'low'], { default: 'normal' }),
    minutes: decimal({ readOnly: true }), // play time to be reviewed, one decimal
    riskScore: int({ min: 0, max: 100, readOnly: true }),
    restricted: bool({ readOnly: true }), // for reviewers cleared for it
    machine: rows(
      {
        label: oneOf(riskLabels, { required: true }),
        score: int({ min: 0, max: 100, required: true }),
        from: duration(),
        to: duration(),
        where: oneOf(['frame', 'speech', 'ocr', 'text', 'audio', 'cover']),
        state: oneOf(['open', 'confirmed', 'dismissed'], { default: 'open' }),
        why: string({ max: 300 }),
      },
      { readOnly: true },
    ),
    checklist: rows(
      {
        code: oneOf(
          ['picture', 'sound', 'subtitle', 'cover', 'title', 'intro', 'rating', 'licence', 'watermark', 'ads'],
          { required: true },
        ),
        ok: oneOf(['yes', 'no', 'na'], { required: true }),
      },
      { max: 10, distinct: 'code' },
    ), // by subject and stage
    marks: rows(markMembers),
    proposal: oneOf(['pass', 'passLimited', 'reject', 'return', 'unsure'], { readOnly: true }),
    ageRating: oneOf(ageRatings), // proposed at initial, set at final; not for posts
    blockedAreas: areas({ group: 'state' }),
    submittedBy: ref('account', { readOnly: true }), // empty for users
    submittedAt: instant({ readOnly: true }),
    assignedAt: instant({ readOnly: true }),
    leaseUntil: instant({ readOnly: true }), // moved on by a heartbeat each 30 s while open
    dueAt: instant({ readOnly: true }), // of the present stage; the clock pauses in held and returned
    waitsUntil: instant({ readOnly: true }), // on hold, it goes back to its pool then; returned, it expires
    breached: bool({ readOnly: true }),
    decidedAt: instant({ readOnly: true }),
    uploaderNote: captions({ max: 500 }),
    remark: text({ max: 1000 }),
    post: ref('ugcPost', { readOnly: true }), // exactly one of episode, post, or content alone for a title
    pool: ref('reviewPool', {}),
    reasons: refs('reviewReason', { max: 8 }),
    reviewer: ref('reviewer'),
    initialReviewer: ref('reviewer', { readOnly: true }),
    finalReviewer: ref('reviewer', { readOnly: true }),
  },
  states: {
    waiting: {
      assign: 'assigned',
      takeThis: 'assigned',
      byRatio: 'assigned',
      cancel: 'cancelled',
      byWithdrawal: 'cancelled',
    },
    assigned: {
      assign: 'assigned', // to somebody else
      release: 'waiting',
      byLease: 'waiting',
      propose: 'waiting', // moves on to the final stage
      escalate: 'waiting',
      hold: 'held',
      pass: 'passed',
      reject: 'rejected',
      returnForFix: 'returned',
      cancel: 'cancelled',
      byWithdrawal: 'cancelled',
    },
    held: { resume: 'assigned', assign: 'assigned', byTime: 'waiting', cancel: 'cancelled', byWithdrawal: 'cancelled' },
    returned: { byResubmission: 'waiting', byTime: 'expired', cancel: 'cancelled', byWithdrawal: 'cancelled' },
    passed: { reopen: 'waiting', byAppeal: 'waiting' },
    rejected: { reopen: 'waiting', byAppeal: 'waiting' },
    cancelled: {},
    expired: {},
  },
})
