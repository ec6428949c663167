import { bool, images, instant, oneOf, ref, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A sent reply is not edited; it may be recalled within 2 minutes if unread.
 */
export default defineEntity({
  name: 'feedbackReply',
  service: 'service',
  label: 'text',
  scale: 20_000_000,
  demo: 6_000,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'feedback',
  assignedTo: ['staff'],
  groups: {
    identity: ['text', 'template', 'feedback'],
    contents: ['sentText'],
    media: ['images'],
    people: ['staff'],
    schedule: ['readAt'],
    settings: ['author', 'internal'],
  },
  fields: {
    feedback: ref('feedback', { required: true }),
    author: oneOf(['user', 'staff', 'system'], { required: true, readOnly: true }),
    staff: ref('account', { readOnly: true }),
    text: text({ max: 3000, required: true }),
    sentText: text({ readOnly: true }), // what the user saw after translation
    images: images({ shows: 'screenshot', max: 6 }),
    internal: bool({ default: false }), // staff only
    readAt: instant({ readOnly: true }),
    template: ref('replyTemplate'),
  },
})
