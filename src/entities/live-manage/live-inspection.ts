import { images, instant, int, oneOf, percent, ref, string, text, video } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Something in a running stream that somebody has to look at. An inspector does not decide about a guild that they are in
 * charge of.
 */
export default defineEntity({
  name: 'liveInspection',
  service: 'live',
  api: 'inspection',
  label: ['room', 'label'],
  scale: 20_000_000,
  demo: 500,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'country',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  groups: {
    identity: ['room', 'session', 'anchor', 'source', 'label'],
    contents: ['transcript'],
    media: ['clip', 'snapshots'],
    safety: ['reports'],
    people: ['priority', 'assignee', 'dueAt', 'decision', 'decisionNote', 'decidedBy', 'decidedAt'],
    audience: ['country'],
    results: ['score'],
  },
  fields: {
    room: ref('liveRoom', { required: true }),
    session: ref('liveSession', { required: true }),
    anchor: ref('anchor', { required: true }),
    country: ref('country'),
    source: oneOf(['ai', 'viewerReport', 'newAnchor', 'watchList', 'random'], { required: true }),
    label: oneOf(
      [
        'nudity',
        'minor',
        'violence',
        'drugs',
        'gambling',
        'politics',
        'religion',
        'smoking',
        'weapon',
        'copyright',
        'blackScreen',
        'recordedVideo',
        'absent',
        'adverts',
        'other',
      ],
      { required: true },
    ),
    score: percent({ readOnly: true }), // model confidence
    priority: oneOf(['p0', 'p1', 'p2'], { required: true }),
    reports: int({ readOnly: true }), // distinct viewers in 10 min
    clip: video({ readOnly: true }), // 30 s around the moment
    snapshots: images({ readOnly: true }),
    transcript: text({ readOnly: true }), // speech of the last 2 min with translation
    assignee: ref('account', { readOnly: true }),
    dueAt: instant({ readOnly: true }),
    decision: oneOf(['pass', 'warn', 'cut', 'ban', 'escalate'], { readOnly: true }),
    decisionNote: string({ max: 300 }),
    decidedBy: ref('account', { readOnly: true }),
    decidedAt: instant({ readOnly: true }),
  },
  states: {
    open: { take: 'taken' },
    taken: {
      pass: 'decided',
      warn: 'decided',
      cut: 'decided',
      ban: 'decided',
      escalate: 'escalated',
      release: 'open',
      byTime: 'open',
    },
    decided: { reopen: 'open' },
    escalated: { pass: 'decided', warn: 'decided', cut: 'decided', ban: 'decided' },
  },
})
