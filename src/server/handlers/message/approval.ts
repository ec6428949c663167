import * as list from '../../../../commands/service-manage/push-list'
import { largeAudience } from '../../../entities/push-limits'
import { handle } from '../../operations/handler'
import { holds } from '../../pipeline/account'
import { checkSubmission } from './submission'
import { movePush } from './push-rules'
import { titlelessLanguages } from './target-title'

/** Who may approve pushes to more than a million people, or to everyone. */
const largeRight = 'ServiceManage:pushList.approveLarge'

/** Submitting notes how many it would reach: the approver decides by that figure. */
export const submit = handle(list.submit, {
  check: async (context, row) => (await checkSubmission(context, row)).problems[0]?.problem ?? true,
  warn: async (context, row) =>
    (await titlelessLanguages(context, row)).length > 0 ? 'pushForm.noTargetTitle' : undefined,
  run: async (context, row) => {
    const { estimate } = await checkSubmission(context, row)
    await movePush(context, row, {
      state: 'pendingApproval',
      estimate: estimate?.afterCaps ?? null,
      rejectReason: null,
    })
  },
})

/** By another than its author; what should go out at once goes out now. */
export const approve = handle(list.approve, {
  check: async ({ account, now }, row) => {
    if (row.createdBy === account.id) return 'error.pushOwnApproval'
    const isLarge = row.audience === 'everyone' || (row.estimate ?? 0) > largeAudience
    if (isLarge && !holds(account, largeRight)) return 'error.pushLargeApproval'
    const isPast = row.schedule !== 'now' && (row.sendAt === null || Date.parse(row.sendAt) <= now.getTime())
    return isPast ? 'error.pushMissed' : true
  },
  run: async (context, row) => {
    await movePush(context, row, {
      state: 'scheduled',
      approver: context.account.id,
      ...(row.schedule === 'now' && { sendAt: context.now.toISOString() }),
    })
  },
})
