import { area, bool, deepLink, duration, images, instant, int, oneOf, ref, refs, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Deleting a parent keeps its replies under "comment removed"; a decision may include the replies. Counters of the
 * target follow within 5 s and are recounted nightly.
 */
export default defineEntity({
  name: 'comment',
  service: 'community',
  label: 'text',
  scale: 800_000_000,
  demo: 20_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'area',
  assignedTo: ['reviewer'],
  groups: {
    identity: ['author', 'dynamic', 'episode', 'kind', 'parent', 'text'],
    contents: ['target', 'translation'],
    media: ['images'],
    safety: ['machineResult', 'reports', 'hitWords'],
    people: ['rejectCode', 'replies', 'reviewer', 'reviewedAt'],
    audience: ['language', 'area'],
    results: ['playAt', 'score', 'likes'],
    settings: ['spoiler', 'pinned', 'featured'],
  },
  fields: {
    author: ref('user', { required: true, readOnly: true }),
    /** Empty where dynamic is set. */
    target: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT', 'TOPIC', 'STAR', 'ALBUM'], readOnly: true }),
    dynamic: ref('dynamic', { readOnly: true }),
    episode: ref('episode', { readOnly: true }),
    playAt: duration({ readOnly: true }), // bullet comments - position in the video
    kind: oneOf(['comment', 'reply', 'bullet', 'review'], { readOnly: true }),
    parent: ref('comment', { readOnly: true }),
    text: text({ max: 1000, required: true }),
    translation: text({ readOnly: true }),
    images: images({ max: 3 }),
    score: int({ min: 1, max: 10, readOnly: true }),
    spoiler: bool({ default: false }),
    language: ref('language', { readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    machineResult: oneOf(['pass', 'suspect', 'block'], { readOnly: true }),
    rejectCode: oneOf([
      'porn',
      'abuse',
      'spam',
      'hate',
      'political',
      'violence',
      'minor',
      'contact',
      'spoiler',
      'irrelevant',
      'other',
    ]),
    likes: int({ readOnly: true }),
    replies: int({ readOnly: true }),
    reports: int({ readOnly: true }),
    pinned: bool({ default: false }), // one per target and area
    featured: bool({ default: false }),
    reviewer: ref('account', { readOnly: true }),
    reviewedAt: instant({ readOnly: true }),
    hitWords: refs('sensitiveWord', { readOnly: true }),
  },
  states: {
    pending: { approve: 'published', byMachine: 'published', reject: 'rejected' },
    published: { takeDown: 'hidden', byReports: 'hidden', delete: 'deleted', byUser: 'deleted' },
    rejected: { restore: 'published' },
    hidden: { restore: 'published' },
    deleted: { undelete: 'hidden' },
  },
})
