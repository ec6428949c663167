import { because, captions, file, images, int, money, oneOf, ref, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Author, first and second approver are three accounts; nobody approves a batch with his own linked user in it.
 * Reverse takes back what is unspent and books the rest as debt; within 30 days. StaffTest goes to accounts of the
 * staff group only and is left out of reports.
 */
export default defineEntity({
  name: 'integralRecharge',
  service: 'task',
  api: 'integral/recharge',
  label: 'title',
  lead: { also: 'batchNo' },
  search: ['title', 'batchNo'],
  scale: 50_000,
  demo: 90,
  scopedBy: false,
  groups: {
    identity: ['batchNo', 'kind', 'title', 'ticket'],
    contents: ['users', 'notice'],
    media: ['file', 'evidence'],
    money: ['pointsEach', 'pointsTotal', 'valueTotal', 'currency'],
    safety: ['invalidRows', 'failCount'],
    people: ['reason', 'firstBy', 'secondBy', 'rejectReason'],
    schedule: ['validDays'],
    results: ['userCount', 'doneCount'],
  },
  fields: {
    batchNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    kind: oneOf(['compensation', 'campaign', 'prize', 'staffTest', 'correction', 'deduct'], { required: true }),
    title: string({ max: 80, required: true }),
    users: text(), // display ids, one a line
    file: file(), // xlsx or csv with displayId, points, note; at most 100,000 rows
    pointsEach: int({ max: 100000, min: 1 }), // where the file has no points
    validDays: int({ max: 1095, min: 1, default: 365 }),
    reason: because(),
    evidence: images({ shows: 'screenshot', max: 9 }), // required for compensation and correction
    ticket: ref('feedback'),
    notice: captions({ max: 120 }), // message to the users
    userCount: int({ readOnly: true }),
    invalidRows: int({ readOnly: true }),
    pointsTotal: int({ readOnly: true }),
    valueTotal: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    doneCount: int({ readOnly: true }),
    failCount: int({ readOnly: true }),
    firstBy: ref('account', { readOnly: true }),
    secondBy: ref('account', { readOnly: true }),
    rejectReason: because({ max: 200, required: false }),
  },
  states: {
    draft: { check: 'checking' },
    checking: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'approved', byAmount: 'awaitingSecond', reject: 'draft' },
    awaitingSecond: { approveSecond: 'approved', reject: 'draft' },
    approved: { bySystem: 'running' },
    running: { bySystem: 'done', bySystemPartly: 'partly' },
    done: { reverse: 'reversed' },
    partly: { retryFailed: 'running', reverse: 'reversed' },
    reversed: {},
  },
  pays: { amount: 'valueTotal', in: ['approved', 'running', 'done'] },
})
