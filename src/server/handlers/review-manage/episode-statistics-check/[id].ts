import { sql } from 'kysely'
import * as commands from '../../../../../commands/review-manage/episode-statistics-check/[id]'
import episodeReviewStat from '../../../../entities/review-manage/episode-review-stat'
import reviewCheck from '../../../../entities/review-manage/review-check'
import reviewDecision from '../../../../entities/review-manage/review-decision'
import reviewerEntity from '../../../../entities/review-manage/reviewer'
import { countSample, type Stat } from '../../../domain/review/count-row'
import { draw } from '../../../domain/review/draw-checks'
import { isIndependent } from '../../../domain/review/stats'
import { handlers } from '../../../operations/handler'
import { badField } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { dayMs } from '../../../../schema/time'

const daysToDispute = 3

export default handlers(commands, {
  claim: {
    check: isIndependent,
    run: async ({ records, account }, row) => {
      await records.update(episodeReviewStat, row, { state: 'checking', checker: account.id })
    },
  },

  /** Of what the row counts and nobody looks at yet, at random; restricted ones never. */
  drawMore: {
    undo: 'image',
    run: async (context, row, { count }) => {
      const { rows } = await sql<{ id: number }>`select d.id from review_decision d
      join review_task t on t.id = d.task and not coalesce(t.restricted, false)
      where d.stat = ${row.id} and d.state = 'standing'
        and not exists (select 1 from review_check c where c.decision = d.id)
      order by random() limit ${count}`.execute(context.db)
      if (rows.length === 0) throw badField('count', 'review-manage.nothingToDraw')
      for (const { id } of rows) await draw(context, await context.records.get(reviewDecision, Number(id)), 'random')
      const sampled = await countSample(context, await context.records.get(episodeReviewStat, row.id))
      const doubled =
        row.doubled || (sampled.sampled ?? 0) >= 2 * (row.sampled ?? 0) || (await isAllDrawn(context, row))
      await context.records.update(episodeReviewStat, sampled, { doubled })
      return { drawn: rows.length }
    },
  },

  /** Only the reviewer of the row, while it is checked or for three days after. What was found wrong is disputed with it. */
  dispute: {
    undo: 'never',
    check: async ({ records, account, now }, row) => {
      const [reviewer] = row.reviewer === null ? [] : await records.where(reviewerEntity, { id: row.reviewer }, 1)
      if (reviewer?.account !== account.id) return 'review-manage.reviewerDisputes'
      const age = row.confirmedAt === null ? 0 : now.getTime() - Date.parse(row.confirmedAt)
      return row.state !== 'confirmed' || age <= daysToDispute * dayMs || 'review-manage.disputeTooLate'
    },
    run: async ({ records }, row, { reply }) => {
      for (const check of await records.where(reviewCheck, { stat: row.id, state: 'done' }))
        if (check.verdict !== 'agree') await records.update(reviewCheck, check, { state: 'disputed', reply })
      await records.update(episodeReviewStat, row, { state: 'disputed' })
    },
  },

  /** By somebody who neither decided nor checked; a verdict that is changed counts as agreed. */
  settle: {
    undo: 'never',
    check: async (context, row) => {
      const independent = await isIndependent(context, row)
      if (independent !== true) return independent
      const disputed = await context.records.where(reviewCheck, { stat: row.id, state: 'disputed' })
      return disputed.every(({ checker }) => checker !== context.account.id) || 'review-manage.ownVerdict'
    },
    run: async (context, row, { settledAs, comment }) => {
      const { records } = context
      for (const check of await records.where(reviewCheck, { stat: row.id, state: 'disputed' }))
        await records.update(reviewCheck, check, {
          state: 'settled',
          settledAs,
          comment: [check.comment, comment].filter(Boolean).join('\n').slice(0, 1_000),
          ...(settledAs === 'changed' && { verdict: 'agree' as const, voided: false }),
        })
      const moved = await records.update(episodeReviewStat, row, { state: 'checking' })
      await countSample(context, moved)
    },
  },
})

async function isAllDrawn({ db }: Context, { id }: Stat): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`select count(*) as left from review_decision d
    where d.stat = ${id} and d.state = 'standing'
      and not exists (select 1 from review_check c where c.decision = d.id)`.execute(db)
  return Number(rows[0]?.left ?? 0) === 0
}
