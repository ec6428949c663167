import { areas, bool, decimal, instant, int, oneOf, percent, ref, refs, rows, text } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { markMembers } from '../../shared/review-marks'

/**
 * Never edited or deleted; a change of mind is a new decision; kept 3 years, restricted ones by legal hold.
 * HandleSeconds under a fifth of the pool's median with pass is drawn into the check.
 */
export default defineEntity({
  name: 'reviewDecision',
  service: 'review',
  api: 'decision',
  label: ['task', 'decision'],
  scale: 45_000_000,
  demo: 5_200,
  keep: { from: 'decidedAt', months: 36, unless: 'reasons.legal' },
  scopedBy: 'task',
  assignedTo: ['reviewer.account'],
  groups: {
    identity: ['task', 'episode', 'post', 'decision', 'stat'],
    contents: ['content', 'marks'],
    safety: ['blockedAreas', 'machineSaid', 'check'],
    people: ['stage', 'round', 'pool', 'reviewer', 'reasons', 'remark', 'decidedAt'],
    schedule: ['openedAt'],
    results: ['handleSeconds', 'minutes', 'seenShare'],
    settings: ['subject', 'ageRating', 'blind', 'withinSla', 'overturnedBy'],
  },
  fields: {
    task: ref('reviewTask', { readOnly: true }),
    subject: oneOf(['episode', 'title', 'post'], { readOnly: true }),
    episode: ref('episode', { readOnly: true }),
    content: ref('contentItem', { readOnly: true }),
    post: ref('ugcPost', { readOnly: true }),
    stage: oneOf(['initial', 'final'], { readOnly: true }),
    round: int({ readOnly: true }),
    pool: ref('reviewPool', { readOnly: true }),
    reviewer: ref('reviewer', { readOnly: true }),
    decision: oneOf(['pass', 'passLimited', 'reject', 'return', 'unsure', 'escalate'], { readOnly: true }),
    reasons: refs('reviewReason', { readOnly: true }),
    marks: rows(markMembers, { readOnly: true }),
    ageRating: oneOf(['G', 'PG', 'PG13', 'R16', 'R18'], { readOnly: true }),
    blockedAreas: areas({ group: 'state', readOnly: true }),
    remark: text({ readOnly: true }),
    machineSaid: oneOf(['pass', 'review', 'reject'], { readOnly: true }),
    blind: bool({ readOnly: true }), // second of two who did not see each other; only the lead sees both
    openedAt: instant({ readOnly: true }), // when its reviewer took the task
    decidedAt: instant({ readOnly: true }),
    handleSeconds: int({ readOnly: true }), // from taking to deciding
    minutes: decimal({ readOnly: true }), // play time of the item
    seenShare: percent({ readOnly: true }),
    withinSla: bool({ readOnly: true }),
    overturnedBy: oneOf(['none', 'final', 'appeal', 'check', 'complaint'], { readOnly: true }),
    check: ref('reviewCheck', { readOnly: true }),
    stat: ref('episodeReviewStat', { readOnly: true }), // the figures that it is counted in; empty for posts and titles
  },
  states: {
    standing: {
      takeBack: 'withdrawn',
      byFinal: 'overturned',
      appeal: 'overturned',
      check: 'overturned',
      byComplaint: 'overturned',
    },
    withdrawn: {},
    overturned: {},
  },
  ledger: true,
})
