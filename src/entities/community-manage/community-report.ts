import {
  area,
  because,
  choice,
  decimal,
  group,
  images,
  instant,
  int,
  oneOf,
  ref,
  refs,
  string,
  text,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The reported user hears of the decision and, in short, to reporters, never who reported. Reports of minors and
 * self-harm are critical whatever the count; the target is hidden until decided. 5 % of decisions are shown blind to
 * a second moderator.
 */
export default defineEntity({
  name: 'communityReport',
  service: 'community',
  api: 'report',
  label: ['targetKind', 'reasonCode'],
  scale: 5_000_000,
  demo: 1_500,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'area',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  groups: {
    identity: ['targetKind', 'dynamic', 'topic', 'targetUser', 'reasonCode'],
    contents: ['snapshot', 'details'],
    safety: ['reporters', 'trusted', 'severity'],
    people: ['comment', 'assignee', 'dueAt', 'decision', 'decisionReason', 'decidedAt'],
    audience: ['area', 'language'],
    settings: ['reportedBy'],
  },
  fields: {
    targetKind: oneOf(['dynamic', 'comment', 'user', 'topic', 'privateMessage'], { readOnly: true }),
    dynamic: ref('dynamic', { readOnly: true }),
    comment: ref('comment', { readOnly: true }),
    topic: ref('topic', { readOnly: true }),
    targetUser: ref('user', { readOnly: true }),
    /** What was seen when it was first reported. */
    snapshot: group(
      { author: string({ max: 60 }), text: text({ max: 5000 }), images: images({ max: 9 }), at: instant() },
      { readOnly: true },
    ),
    reasonCode: choice({ dictionary: 'communityReportReason', readOnly: true }),
    details: text({ max: 500, readOnly: true }),
    reporters: int({ readOnly: true }), // reports of one target are one item
    reportedBy: refs('user', { readOnly: true }),
    trusted: decimal({ readOnly: true }), // sum of reporters' past accuracy
    area: area({ group: 'state', readOnly: true }),
    language: ref('language', { readOnly: true }),
    severity: oneOf(['critical', 'high', 'normal', 'low'], { readOnly: true }),
    assignee: ref('account', { readOnly: true }),
    dueAt: instant({ readOnly: true }), // critical 15 min, high 1 h, normal 12 h, low 48 h
    decision: oneOf(['noViolation', 'limited', 'hidden', 'deleted', 'warned', 'banned']),
    decisionReason: because({ max: 200, required: false }),
    decidedAt: instant({ readOnly: true }),
  },
  states: {
    open: { claim: 'claimed', decide: 'decided' },
    claimed: { release: 'open', byLease: 'open', decide: 'decided', escalate: 'escalated' },
    escalated: { decide: 'decided' },
    decided: { reopen: 'open' },
  },
})
