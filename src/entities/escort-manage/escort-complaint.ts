import { audio, choice, images, instant, int, manyOf, oneOf, ref, rows, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A report on either side of a companion order, due by its severity. Where a minor is suspected the companion is
 * suspended at once. A decision carries out its remedies; an appeal is settled by another account.
 */
export default defineEntity({
  name: 'escortComplaint',
  service: 'escort',
  api: 'report',
  label: 'reportNo',
  scale: 2_000_000,
  demo: 160,
  keep: 'always', // what was reported, and what came of it
  scopedBy: ['reported', 'reporter'],
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['closed'],
  groups: {
    identity: ['reportNo', 'reporter', 'reported', 'order', 'category', 'mergedInto'],
    contents: ['description', 'chat'],
    media: ['evidence', 'recording'],
    safety: ['severity'],
    people: [
      'assignee',
      'dueAt',
      'verdict',
      'remedy',
      'decisionNote',
      'decidedBy',
      'decidedAt',
      'appealText',
      'appealBy',
      'creditCut',
    ],
    schedule: ['days'],
    results: ['priorReports'],
    settings: ['side', 'refundCoins'],
  },
  fields: {
    reportNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    reporter: ref('user', { required: true }),
    reported: ref('user', { required: true }),
    side: oneOf(['companion', 'customer'], { readOnly: true }),
    order: ref('escortOrder'),
    category: choice({ dictionary: 'companionReportCategory', required: true }),
    description: string({ max: 500 }),
    evidence: images({ shows: 'conversation', max: 9 }),
    recording: audio({ readOnly: true, secret: 'EscortManage:reportList.evidence' }), // kept 30 days; only with both told beforehand
    chat: rows(
      {
        at: instant({ required: true }),
        from: oneOf(['customer', 'companion'], { required: true }),
        text: text({ max: 2_000, required: true }),
      },
      { max: 500, readOnly: true, secret: 'EscortManage:reportList.evidence' },
    ), // messages of the order's time
    severity: oneOf(['low', 'medium', 'high', 'critical'], { readOnly: true }), // critical: sexual, minor, meetingRequest
    priorReports: int({ readOnly: true }),
    mergedInto: ref('escortComplaint', { readOnly: true }), // decided with that one
    assignee: ref('account'),
    dueAt: instant({ readOnly: true }), // critical 1 h, high 6 h, else 24 h
    verdict: oneOf(['upheld', 'partly', 'rejected', 'malicious']),
    remedy: manyOf(['refundAll', 'refundPart', 'creditCut', 'warn', 'suspend', 'ban', 'banUser', 'police', 'none']),
    refundCoins: int({ min: 0 }),
    creditCut: int({ max: 100, min: 0 }),
    days: int({ max: 3650, min: 1 }),
    decisionNote: string({ max: 500 }),
    decidedBy: ref('account', { readOnly: true }),
    decidedAt: instant({ readOnly: true }),
    appealText: string({ max: 500, readOnly: true }),
    appealBy: ref('account', { readOnly: true }),
  },
  states: {
    open: { take: 'inReview', escalate: 'escalated', merge: 'merged' },
    inReview: { decide: 'decided', escalate: 'escalated', merge: 'merged' },
    decided: { byUser: 'appealed', byTime: 'closed' },
    escalated: { decide: 'decided', merge: 'merged' },
    merged: { split: 'open', byDecision: 'decided' },
    appealed: { settleAppeal: 'closed' },
    closed: {},
  },
})
