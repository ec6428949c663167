import { area, duration, images, instant, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Deciding the post closes all its open reports and thanks or informs each reporter in their language, without naming
 * the author's penalty. The reporter is never shown to the author; 5 abusive reports in 30 days close reporting to
 * that user for 30 days.
 */
export default defineEntity({
  name: 'ugcReport',
  service: 'ugc',
  api: 'report',
  label: 'text',
  scale: 12_000_000,
  demo: 1_800,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'area',
  groups: {
    identity: ['post', 'reporter', 'author', 'text'],
    media: ['images'],
    safety: ['trust'],
    people: ['dueAt', 'closedBy', 'closedAt'],
    audience: ['area', 'language'],
    results: ['atSecond'],
    settings: ['ground', 'outcome'],
  },
  fields: {
    post: ref('ugcPost', { required: true, readOnly: true }),
    reporter: ref('user', { readOnly: true }),
    author: ref('user', { readOnly: true }),
    ground: oneOf(
      [
        'sexual',
        'minors',
        'violence',
        'hate',
        'harassment',
        'selfHarm',
        'spam',
        'fraud',
        'copyright',
        'privacy',
        'misinformation',
        'other',
      ],
      { readOnly: true },
    ),
    text: string({ max: 500, readOnly: true }),
    images: images({ shows: 'conversation', max: 4, readOnly: true }),
    atSecond: duration({ readOnly: true }), // position in the video when reported
    area: area({ group: 'state', readOnly: true }),
    language: ref('language', { readOnly: true }),
    trust: int({ max: 100, min: 0, readOnly: true }), // share of their last 50 reports that were right; under 20 does not count towards the threshold
    dueAt: instant({ readOnly: true }), // minors 1 h, selfHarm 1 h, others 24 h
    outcome: oneOf(['removed', 'limited', 'kept', 'duplicate', 'abuse'], { readOnly: true }),
    closedBy: ref('account', { readOnly: true }),
    closedAt: instant({ readOnly: true }),
  },
  states: {
    open: { byDecision: 'upheld', dismiss: 'dismissed', byDecisionDismissed: 'dismissed', markAbusive: 'abusive' },
    upheld: {},
    dismissed: { reopen: 'open' },
    abusive: {},
  },
  unique: [['post', 'reporter', 'ground']],
  ledger: true,
})
