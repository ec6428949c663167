import { sql } from 'kysely'
import { estimate as estimateRule } from '../../../../commands/user-manage/label-add'
import { estimate as estimateTag } from '../../../../commands/user-manage/tag-selection-add'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Findings } from '../../../schema/findings'
import { handlePage } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { conditionsSql } from '../message/tag-sql'
import { countFitting } from './count-fitting'
import { guardCount, guardTagLeaves, leavesOf } from './condition-faults'
import { ruleSql } from './rule-sql'

interface Where {
  readonly areas?: readonly number[] | null
  readonly clients?: readonly number[] | null
}

/** Counts whom conditions would select, before they are saved. */
export const estimatingTag = handlePage(estimateTag, {
  guard: async (context, { conditions }) => guardTagLeaves(context, leavesOf(conditions)),
  run: async (context, { conditions, ...where }) => counted(context, conditionsSql(conditions, context.now), where),
})

/** Counts whom a rule would mark; of tiers, all of them together. */
export const estimatingRule = handlePage(estimateRule, {
  guard: async (_context, { tree: { tiers, ...own } }) => {
    guardCount('tree', tiers?.length ? tiers.flatMap(leavesOf) : leavesOf(own))
    return Promise.resolve()
  },
  run: async (context, { tree, ...where }) => counted(context, ruleSql(tree, context.now), where),
})

function counted(
  context: Context,
  fits: ReturnType<typeof conditionsSql>,
  { areas, clients }: Where,
): Promise<Findings> {
  const everywhere = !areas?.length || areas.includes(ALL_AREAS)
  const scope = sql`(${everywhere} or u.area = any(${[...(areas ?? [])]}::bigint[]))
    and (${!clients?.length} or u.client = any(${[...(clients ?? [])]}::bigint[]))`
  return countFitting(context, fits, scope)
}
