import { choice, images, instant, int, oneOf, percent, ref, rows, string, text, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Approving pays once; rejection frees one more try, at most 3 in a cycle. 1 in 50 decided items goes to a second
 * reviewer unseen; accuracy under 95 % in a week takes the reviewer off approve-all.
 */
export default defineEntity({
  name: 'taskSubmission',
  service: 'task',
  api: 'task/submission',
  label: 'submissionNo',
  scale: 30_000_000,
  demo: 500,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['rejected'],
  groups: {
    identity: ['submissionNo', 'task', 'user', 'duplicateOf', 'grant'],
    contents: ['proofText'],
    media: ['proofImages'],
    money: ['integral'],
    safety: ['machineResult', 'machineScore', 'machineReasons', 'riskScore'],
    people: ['assignee', 'dueAt', 'rejectReason', 'decisionNote', 'decidedBy', 'decidedAt'],
    audience: ['country'],
    results: ['submitted'],
    settings: ['proofUrl'],
  },
  fields: {
    submissionNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    task: ref('growthTask', { required: true }),
    user: ref('user', { required: true }),
    country: ref('country', { readOnly: true }),
    proofImages: images({ shows: 'screenshot', max: 6, readOnly: true }),
    proofText: text({ max: 500, readOnly: true }),
    proofUrl: url({ readOnly: true }),
    machineResult: oneOf(['pass', 'fail', 'unsure'], { readOnly: true }),
    machineScore: percent({ readOnly: true }),
    machineReasons: rows(
      {
        code: oneOf(['duplicateImage', 'edited', 'wrongApp', 'noRating', 'textMismatch'], { required: true }),
        detail: string({ max: 200 }),
        similarTo: ref('taskSubmission'),
      },
      { readOnly: true },
    ),
    duplicateOf: ref('taskSubmission', { readOnly: true }),
    submitted: int({ readOnly: true }), // how many the user sent for this task
    riskScore: int({ readOnly: true }),
    integral: int({ readOnly: true }), // to be paid
    assignee: ref('account', { readOnly: true }),
    dueAt: instant({ readOnly: true }), // 48 h after it came
    rejectReason: choice({ dictionary: 'submissionRejectReason' }),
    decisionNote: string({ max: 200 }),
    decidedBy: ref('account', { readOnly: true }),
    decidedAt: instant({ readOnly: true }),
    grant: ref('activityGrant', { readOnly: true }),
  },
  states: {
    pending: { take: 'inReview', approve: 'approved', reject: 'rejected' },
    inReview: { approve: 'approved', reject: 'rejected', askAgain: 'returned', release: 'pending', byTime: 'pending' },
    approved: { revoke: 'revoked' },
    rejected: {},
    returned: { byUser: 'pending' },
    revoked: {},
  },
})
