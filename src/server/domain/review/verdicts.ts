import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import reviewCheck from '../../../entities/review-manage/review-check'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import type { Row } from '../../../schema/entity'
import { defineRules, type Verdict } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { countSample } from './count-row'

export type Check = Row<typeof reviewCheck>

/** Nobody looks at their own decisions, and nothing changes once the month is closed. */
export async function mayCheck({ records, account }: Context, { reviewer, stat }: Check): Promise<Verdict> {
  const [person] = reviewer === null ? [] : await records.where(reviewerEntity, { id: reviewer }, 1)
  if (person?.account === account.id) return 'review-manage.ownDecision'
  const [row] = stat === null ? [] : await records.where(episodeReviewStat, { id: stat }, 1)
  return row?.state !== 'closed' || 'review-manage.rowClosed'
}

export async function countStat(context: Context, stat: number | null): Promise<void> {
  if (stat !== null) await countSample(context, await context.records.get(episodeReviewStat, stat))
}

/** What holds for a verdict whoever saves it. */
export const checkRules = defineRules(reviewCheck, {
  beforeSave: (_context, draft, current) => {
    const next = { ...current, ...draft } as Check
    if (next.verdict && next.verdict !== 'agree' && !next.comment?.trim())
      throw badField('comment', 'review-manage.verdictNeedsComment')
    return Promise.resolve()
  },
})
