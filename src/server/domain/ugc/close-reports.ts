import ugcReport from '../../../entities/ugc/ugc-report'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { tellUsers } from '../live/tell-user'
import { inBothLanguages } from '../live/in-both-languages'
import type { Post } from './post'

type Outcome = NonNullable<Row<typeof ugcReport>['outcome']>

/** How many reporters one message goes to. */
const maxShown = 500

/**
 * Closes the open reports of a post by what was decided on it, and thanks those who reported: they learn whether it was
 * removed, not what became of its author.
 */
export async function closeReports(context: Context, post: Post, outcome: Outcome, at: Date): Promise<void> {
  const open = await context.records.where(ugcReport, { post: post.id, state: 'open' }, 10_000)
  const state = outcome === 'kept' ? 'dismissed' : 'upheld'
  for (const report of open)
    await context.records.update(ugcReport, report, {
      state,
      outcome,
      closedBy: context.account.id,
      closedAt: context.now.toISOString(),
    })
  const reporters = [...new Set(open.flatMap(({ reporter }) => reporter ?? []))]
  for (let first = 0; first < reporters.length; first += maxShown)
    await tellUsers(context, reporters.slice(first, first + maxShown), {
      title: inBothLanguages('ugc.told.reportClosed'),
      content: inBothLanguages(`ugc.told.reportClosed.${state}`),
      reason: `report ${state}`,
      category: 'system',
      at,
    })
}
