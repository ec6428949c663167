import feedback from '../../src/entities/service-manage/feedback'
import orderRefund from '../../src/entities/goods-and-order/order-refund'
import feedbackReply from '../../src/entities/service-manage/feedback-reply'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { make, move, set } from '../../src/schema/does'

export const claim = defineCommand(feedback, {
  on: 'rows',
  does: move({ stamp: ['assignee'] }),
  inverse: 'unclaim',
  keys: 'a',
  icon: 'hand',
  alsoCalled: ['take ticket', '接单'],
})

export const unclaim = defineCommand(feedback, {
  on: 'rows',
  does: move({ set: { assignee: null } }),
  inverse: 'claim',
  icon: 'undo-2',
})

export const assign = defineCommand(feedback, {
  on: 'rows',
  does: move(),
  asks: { assignee: asked(feedback, 'assignee', { required: true }) },
  icon: 'user-check',
})

export const reply = defineCommand(feedback, {
  on: 'rows',
  does: move(),
  asks: {
    text: asked(feedbackReply, 'text', { required: true }),
    sentText: asked(feedbackReply, 'sentText'), // in the user's language, where it is not that of the text
    template: asked(feedbackReply, 'template'),
    images: asked(feedbackReply, 'images'),
  },
  keys: 'b',
  icon: 'reply',
})

export const resolve = defineCommand(feedback, {
  on: 'rows',
  does: move(),
  asks: { resolution: asked(feedback, 'resolution', { required: true }), text: asked(feedbackReply, 'text') },
  inverse: 'reopen',
  icon: 'circle-check-big',
})

export const reopen = defineCommand(feedback, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'arrow-up-right',
})

export const escalate = defineCommand(feedback, {
  on: 'rows',
  does: move(),
  asks: { assignee: asked(feedback, 'assignee', { required: true }), reason: because() },
  icon: 'chevrons-up',
})

export const setPriority = defineCommand(feedback, {
  on: 'rows',
  does: set({}),
  asks: { priority: asked(feedback, 'priority', { required: true }) },
  icon: 'sliders-horizontal',
})

export const merge = defineCommand(feedback, {
  on: 'rows',
  does: move(),
  asks: { mergedInto: asked(feedback, 'mergedInto', { required: true }) },
  danger: 'confirm',
  inverse: 'unmerge',
  icon: 'merge',
})

export const markSpam = defineCommand(feedback, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ required: false }) },
  inverse: 'unmarkSpam',
  icon: 'flag',
})

export const unmarkSpam = defineCommand(feedback, { on: 'rows', does: move(), inverse: 'markSpam', icon: 'flag-off' })

/** ContentRequest only; tells every requester that it is online. */
export const linkContent = defineCommand(feedback, {
  on: 'rows',
  does: set({}),
  asks: { target: asked(feedback, 'target', { required: true }) },
  icon: 'link',
})

export const unmerge = defineCommand(feedback, { on: 'row', does: move({ set: { mergedInto: null } }), icon: 'split' })

/** For colleagues alone: the user never sees it. */
export const addInternalNote = defineCommand(feedback, {
  on: 'rows',
  does: make(feedbackReply, { feedback: 'id' }, { author: 'staff', internal: true }),
  asks: { text: asked(feedbackReply, 'text', { required: true }) },
  keys: 'i',
  icon: 'sticky-note',
})

const giveBack = defineCommand(feedback, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'corner-up-left',
})

export { giveBack as return }

/** Asks finance for a refund of what the ticket is about; nothing is paid here. */
export const requestRefund = defineCommand(feedback, {
  on: 'row',
  does: make(orderRefund, { feedback: 'id' }, { source: 'support' }),
  asks: {
    order: asked(orderRefund, 'order', { required: true }),
    amount: asked(orderRefund, 'amount', { required: true }),
    reasonCode: asked(orderRefund, 'reasonCode', { required: true }),
    reason: asked(orderRefund, 'reason', { required: true }),
  },
  begins: { order: 'order' },
  danger: 'confirm',
  keys: 't',
  icon: 'receipt',
})
