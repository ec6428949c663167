import { sql } from 'kysely'
import { z } from 'zod'
import { listQuery } from '../../../../calls/records'
import * as commands from '../../../../../commands/review-manage/reviewer/history'
import reviewDecision from '../../../../entities/review-manage/review-decision'
import reviewTask from '../../../../entities/review-manage/review-task'
import type { Finding } from '../../../../schema/findings'
import { isOwnRow } from '../../../access/own-rows'
import { caption } from '../../../base/captions'
import { requestListFile } from '../../../domain/reports/list-file'
import type { Decision } from '../../../domain/review/decisions'
import { checkOf, draw } from '../../../domain/review/draw-checks'
import { decisionList, decisionsOf, reasonColumns } from '../../../domain/review/files'
import { markOverturned } from '../../../domain/review/mark-overturned'
import { openNextRound } from '../../../domain/review/next-stage'
import { isLead, reviewerOf } from '../../../domain/review/own-reviewer'
import { handlers, type Verdict } from '../../../operations/handler'
import { prepareQuery, whereSql } from '../../../operations/list'
import { badField, refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { parseOrRefuse } from '../../../pipeline/problems'
import { dayMs } from '../../../../schema/time'

const markColumns = [...reasonColumns, 'marks', 'ageRating', 'blockedAreas', 'seenShare', 'handleSeconds']

const closed: readonly string[] = ['passed', 'rejected']

/** What of the list as it is shown says which decisions are meant. */
const shownShape = z.looseObject(listQuery.shape)

const figures = ['decisions', 'minutes', 'passRate', 'medianSeconds', 'within', 'overturned', 'accuracy'] as const

const better: readonly string[] = ['within', 'accuracy']

export default handlers(commands, {
  exportMarks: {
    run: (context, days) =>
      requestListFile(context, {
        exportType: decisionList,
        title: caption(context.language, 'review-manage.reviewer-history.exportMarks'),
        filters: decisionsOf(days),
        columns: markColumns,
      }),
  },

  overturn: {
    undo: 'image',
    check: async (context, decision) => {
      if (!(await isLead(context))) return 'review-manage.leadsOnly'
      const own = await reviewerOf(context, context.account.id)
      if (own && own.id === decision.reviewer) return 'review-manage.ownDecision'
      const [task] = decision.task === null ? [] : await context.records.where(reviewTask, { id: decision.task }, 1)
      return task === undefined || closed.includes(task.state) || 'review-manage.taskStillOpen'
    },
    run: async (context, decision, { remark }) => {
      await markOverturned(context, decision, 'check')
      const [task] = decision.task === null ? [] : await context.records.where(reviewTask, { id: decision.task }, 1)
      // Whoever was overturned is not the one who looks at it again.
      if (task) await openNextRound(context, task, 'final', { initialReviewer: decision.reviewer, remark })
    },
  },

  drawCheck: {
    check: mayDraw,
    run: async (context, decision) => {
      await draw(context, decision, 'manual')
    },
    undo: 'image',
  },

  drawSample: {
    run: async (context, { count, decision, list }) => {
      const { filters, sort, page, zone, asOf } = parseOrRefuse(shownShape, list)
      const query = {
        ...(filters && { filters }),
        ...(sort && { sort }),
        ...(page && { page }),
        ...(zone && { zone }),
        ...(asOf && { asOf }),
      }
      const where = whereSql((await prepareQuery(context.services.registry, reviewDecision, context, query)).conditions)
      const { rows } = await sql<{ id: number }>`select d.id from (select * from review_decision ${where}) d
      left join review_task t on t.id = d.task
      where d.state = 'standing' and not coalesce(t.restricted, false) ${decision ? sql`and d.decision = ${decision}` : sql``}
        and not exists (select 1 from review_check c where c.decision = d.id)
      order by random() limit ${count}`.execute(context.db)
      if (rows.length === 0) throw refused('review-manage.nothingToDraw')
      for (const { id } of rows) await draw(context, await context.records.get(reviewDecision, Number(id)), 'random')
      return { findings: [{ caption: 'review-manage.drawn', value: rows.length, tone: 'good' as const }] }
    },
  },

  /** Two reviewers side by side. */
  compare: {
    run: async (context, { reviewer, other, days }) => {
      const { db, now } = context
      const own = isOwnRow(context, commands.compare, reviewDecision, sql.ref('d.id'))
      if (reviewer === other) throw badField('other', 'review-manage.sameReviewer')
      const since = new Date(now.getTime() - days * dayMs).toISOString()
      const { rows } = await sql<Record<(typeof figures)[number] | 'reviewer', number | null>>`select d.reviewer,
        count(*) as decisions, round(coalesce(sum(d.minutes), 0), 1) as minutes,
        round(avg(case when d.decision in ('pass', 'passLimited') then 100 else 0 end), 1) as "passRate",
        round(percentile_cont(0.5) within group (order by d.handle_seconds)) as "medianSeconds",
        round(avg(case when d.within_sla then 100 else 0 end), 1) as within,
        count(*) filter (where d.state = 'overturned') as overturned,
        round(avg(case when c.verdict is null then null when c.verdict in ('agree', 'minorSlip') then 100 else 0 end), 1)
          as accuracy
      from review_decision d left join review_check c on c.decision = d.id
      where d.reviewer in (${reviewer}, ${other}) and d.decided_at >= ${since} and d.state <> 'withdrawn' and ${own}
      group by d.reviewer`.execute(db)
      const of = (id: number, name: (typeof figures)[number]) => {
        const value = rows.find((row) => Number(row.reviewer) === id)?.[name]
        return value === null || value === undefined ? undefined : Number(value)
      }
      const findings = figures.map((name): Finding => {
        const [a, b] = [of(reviewer, name), of(other, name)]
        const isWorse = better.includes(name) && a !== undefined && b !== undefined && a < b
        return {
          caption: `review-manage.compared.${name}`,
          value: `${a ?? '–'} / ${b ?? '–'}`,
          ...(isWorse && { tone: 'warn' as const }),
        }
      })
      return { findings }
    },
  },
})

async function mayDraw(context: Context, decision: Decision): Promise<Verdict> {
  if (await checkOf(context, decision)) return 'review-manage.drawnAlready'
  const [task] = decision.task === null ? [] : await context.records.where(reviewTask, { id: decision.task }, 1)
  return task?.restricted !== true || 'review-manage.restrictedNotDrawn'
}
