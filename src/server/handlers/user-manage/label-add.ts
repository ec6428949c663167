import * as commands from '../../../../commands/user-manage/label-add'
import { guardCount, leavesOf } from '../../domain/users/condition-faults'
import { counted } from '../../domain/users/estimate-conditions'
import { ruleSql } from '../../domain/users/rule-sql'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** Counts whom a rule would mark; of tiers, all of them together. */
  estimate: {
    guard: async (_context, { tree: { tiers, ...own } }) => {
      guardCount('tree', tiers?.length ? tiers.flatMap(leavesOf) : leavesOf(own))
      return Promise.resolve()
    },
    run: async (context, { tree, ...where }) => counted(context, ruleSql(tree, context.now), where),
  },
})
