import { area, bool, deepLink, email, file, images, instant, int, oneOf, ref, string, text, video } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A ticket is leased to the agent who opens it for 10 minutes with a heartbeat; others see who holds it. Copyright
 * tickets go only to holders of `ServiceManage:feedbackList.copyright` and are never auto-closed. Money is never
 * promised or moved here; a refund is a request handed to commerce with the order. Merging keeps every user's thread;
 * a reply to the survivor goes to all merged users in their language.
 */
export default defineEntity({
  name: 'feedback',
  service: 'service',
  label: 'number',
  search: ['number', 'content'],
  scale: 8_000_000,
  demo: 3_000,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'area',
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['solved', 'closed'],
  groups: {
    identity: [
      'number',
      'user',
      'device',
      'category',
      'order',
      'client',
      'clientVersion',
      'mergedInto',
      'network',
      'subcategory',
      'sentiment',
    ],
    contact: ['contactEmail'],
    contents: ['content', 'translation', 'target'],
    media: ['images', 'video', 'logFile'],
    people: ['priority', 'assignee', 'replies', 'dueAt', 'resolution', 'breached'],
    audience: ['area', 'language'],
    schedule: ['firstReplyAt', 'solvedAt'],
    results: ['rating', 'wishCount'],
  },
  fields: {
    number: string({ max: 16, unique: true, readOnly: true, role: 'code' }), // FB + yymmdd + 6 digits
    user: ref('user', { readOnly: true }), // empty for a guest
    device: ref('device', { readOnly: true }),
    contactEmail: email({ secret: 'ServiceManage:feedbackList.contact' }),
    category: oneOf(
      [
        'playback',
        'subtitle',
        'payment',
        'vip',
        'account',
        'contentRequest',
        'contentError',
        'live',
        'community',
        'crash',
        'suggestion',
        'copyright',
        'other',
      ],
      { required: true },
    ),
    subcategory: string({ max: 40 }), // dictionary feedbackSubcategory, by category
    content: text({ max: 2000, required: true, readOnly: true }),
    translation: text({ readOnly: true }), // into the agent's language, by POST /third/google/batchTranslate, cached
    images: images({ shows: 'screenshot', max: 9, readOnly: true }),
    video: video({ readOnly: true }),
    logFile: file({ readOnly: true }), // client log of the last 10 minutes
    target: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT', 'LIVE_ROOM', 'TOPIC', 'STAR'] }), // what it is about
    order: ref('order'), // payment and vip tickets
    client: ref('client', { readOnly: true }),
    clientVersion: ref('clientVersion', { readOnly: true }),
    network: oneOf(['wifi', 'mobile5g', 'mobile4g', 'mobile3g', 'unknown'], { readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    language: ref('language', { readOnly: true }), // detected from the text
    priority: oneOf(['urgent', 'high', 'normal', 'low'], { default: 'normal' }),
    sentiment: oneOf(['angry', 'negative', 'neutral', 'positive'], { readOnly: true }),
    assignee: ref('account'),
    replies: int({ readOnly: true }),
    dueAt: instant({ readOnly: true }), // next SLA moment; stands still in waitingUser
    firstReplyAt: instant({ readOnly: true }),
    solvedAt: instant({ readOnly: true }),
    breached: bool({ readOnly: true }), // first reply or solution came after dueAt
    resolution: oneOf(['answered', 'fixed', 'refunded', 'contentAdded', 'duplicate', 'cannotReproduce', 'rejected']),
    rating: int({ min: 1, max: 5, readOnly: true }), // asked 1 h after solved
    mergedInto: ref('feedback'),
    wishCount: int({ readOnly: true }), // contentRequest only - users who asked for the same title
  },
  states: {
    new: { claim: 'assigned', assign: 'assigned', markSpam: 'spam', merge: 'merged' },
    assigned: {
      unclaim: 'new',
      reply: 'waitingUser',
      escalate: 'escalated',
      resolve: 'solved',
      markSpam: 'spam',
      merge: 'merged',
    },
    waitingUser: { byUser: 'assigned', resolve: 'solved' },
    escalated: { return: 'assigned', resolve: 'solved' },
    solved: { reopen: 'assigned', byUser: 'assigned', byTime: 'closed' },
    closed: {},
    spam: { unmarkSpam: 'new' },
    merged: { unmerge: 'new' },
  },
})
