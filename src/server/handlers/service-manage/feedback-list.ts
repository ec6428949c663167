import * as commands from '../../../../commands/service-manage/feedback-list'
import feedback from '../../../entities/service-manage/feedback'
import feedbackReply from '../../../entities/service-manage/feedback-reply'
import type { Row } from '../../../schema/entity'
import { askedEffects } from '../../domain/payments/refunds'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Ticket = Row<typeof feedback>

export default handlers(commands, {
  /** What has been answered is in the ticket's thread, where the user reads it. */
  reply: {
    undo: 'never',
    run: async (context, ticket, { text, sentText, template, images }) => {
      await answer(context, ticket, { text, sentText, template, images })
      await saveWithRules(context, feedback, ticket, { state: 'waitingUser', ...answered(context, ticket) })
    },
  },

  resolve: {
    run: async (context, ticket, { resolution, text }) => {
      if (text !== null) await answer(context, ticket, { text, sentText: null, template: null, images: null })
      await saveWithRules(context, feedback, ticket, {
        state: 'solved',
        resolution,
        solvedAt: context.now.toISOString(),
        ...(text !== null && answered(context, ticket)),
      })
    },
  },

  requestRefund: { effect: (context, _ticket, { order, amount }) => askedEffects(context, order, amount) },

  /** The tickets go on as one: those merged into another keep their thread. */
  merge: {
    check: async ({ records }, { id }, { mergedInto }) => {
      const into = await records.find(feedback, mergedInto)
      return (
        into === undefined ||
        (into.id !== id && into.state !== 'merged') ||
        'service-manage.feedback-list.mergeElsewhere'
      )
    },
    run: async (context, ticket, { mergedInto }) => {
      const into = await context.records.get(feedback, mergedInto)
      if (into.id === ticket.id) throw badField('mergedInto', 'service-manage.feedback-list.mergeElsewhere')
      await saveWithRules(context, feedback, ticket, { state: 'merged', mergedInto: into.id })
    },
  },
})

async function answer(
  { records, account }: Context,
  { id }: Ticket,
  given: Pick<Row<typeof feedbackReply>, 'text' | 'sentText' | 'template' | 'images'>,
): Promise<void> {
  await records.insert(feedbackReply, { feedback: id, author: 'staff', staff: account.id, internal: false, ...given })
}

function answered({ now }: Context, { replies, firstReplyAt }: Ticket) {
  return { replies: (replies ?? 0) + 1, firstReplyAt: firstReplyAt ?? now.toISOString() }
}
