import * as list from '../../../../commands/service-manage/push-list'
import { sendAtProblem } from '../../../entities/push-limits'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { overlapsOf } from './overlaps'
import { movePush } from './push-rules'

/** Its hour is now. */
export const sendNow = handle(list.sendNow, {
  check: async (context, row) =>
    (await overlapsOf(context, row, context.now)).length > 0 ? 'error.pushOverlaps' : true,
  run: async (context, row) => {
    await movePush(context, row, { state: 'sending', sendAt: context.now.toISOString() })
  },
})

export const reschedule = handle(list.reschedule, {
  guard: async ({ now }, { sendAt }) => {
    const problem = sendAtProblem(sendAt ?? '', now.getTime())
    if (problem) throw badField('sendAt', problem)
  },
  check: async (context, row, { sendAt }) =>
    (await overlapsOf(context, row, new Date(sendAt ?? ''))).length > 0 ? 'error.pushOverlaps' : true,
  run: async (context, row, { sendAt }) => {
    await movePush(context, row, { sendAt })
  },
})
