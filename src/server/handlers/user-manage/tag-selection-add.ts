import * as commands from '../../../../commands/user-manage/tag-selection-add'
import { conditionsSql } from '../../domain/messages/tag-sql'
import { guardTagLeaves, leavesOf } from '../../domain/users/condition-faults'
import { counted } from '../../domain/users/estimate-conditions'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** Counts whom conditions would select, before they are saved. */
  estimate: {
    guard: async (context, { conditions }) => guardTagLeaves(context, leavesOf(conditions)),
    run: async (context, { conditions, ...where }) => counted(context, conditionsSql(conditions, context.now), where),
  },
})
