import { sql } from 'kysely'
import * as commands from '../../../../commands/review-manage/episode-statistics'
import * as checks from '../../../../commands/review-manage/episode-statistics-check/[id]'
import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import reviewCheck from '../../../entities/review-manage/review-check'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import type { Finding } from '../../../schema/findings'
import { handle, type Verdict } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { countRow, countSample, type Stat } from './count-row'
import { draw } from './draw-checks'
import { isLead } from './own-reviewer'

/** More wrong than this, in percent, and the sample is doubled once; then a lead decides. */
const mostWrong = 15
const daysToDispute = 3

/** The checker is neither the reviewer nor somebody whom the reviewer checked that day. */
export async function isIndependent({ records, db, account }: Context, row: Stat): Promise<Verdict> {
  const [reviewer] = row.reviewer === null ? [] : await records.where(reviewerEntity, { id: row.reviewer }, 1)
  if (!reviewer) return true
  if (reviewer.account === account.id) return 'review-manage.ownRow'
  const { rows } = await sql<{ id: number }>`select c.id from review_check c join reviewer r on r.id = c.reviewer
    where c.checker = ${reviewer.account} and r.account = ${account.id} and c.checked_at::date = ${row.day}::date
    limit 1`.execute(db)
  return rows.length === 0 || 'review-manage.checkedByThem'
}

export const claiming = handle(checks.claim, {
  check: isIndependent,
  run: async ({ records, account }, row) => {
    await records.update(episodeReviewStat, row, { state: 'checking', checker: account.id })
  },
})

export const confirming = handle(commands.confirm, {
  undo: 'image',
  check: async (context, row) => {
    const independent = await isIndependent(context, row)
    if (independent !== true) return independent
    const drawn = await context.records.where(reviewCheck, { stat: row.id, state: ['drawn', 'disputed'] })
    if (drawn.length > 0) return { caption: 'review-manage.unchecked', params: { count: String(drawn.length) } }
    const share = row.checked ? ((row.wrong ?? 0) / row.checked) * 100 : 0
    if (share <= mostWrong) return true
    if (!row.doubled) return 'review-manage.doubleSample'
    return (await isLead(context)) || 'review-manage.leadDecides'
  },
  run: async ({ records, account, now }, row, { remark }) => {
    const confirmed = { state: 'confirmed', checker: account.id, confirmedAt: now.toISOString() } as const
    await records.update(episodeReviewStat, row, { ...confirmed, ...(remark !== null && { remark }) })
  },
})

const compared = ['episodes', 'minutes', 'passed', 'rejected', 'returned', 'overturned', 'countedMinutes'] as const

/** Tells what came out otherwise than it stood. */
export const recalculating = handle(commands.recalculate, {
  undo: 'image',
  check: (_context, { adjusts }) => Promise.resolve(adjusts === null || 'review-manage.adjustmentStays'),
  run: async (context, row) => {
    const counted = await countRow(context, row)
    const findings = compared.flatMap((name): Finding[] => {
      const [was, is] = [row[name] ?? 0, counted[name] ?? 0]
      return was === is ? [] : [{ caption: `episodeReviewStat.${name}`, value: `${was} → ${is}`, tone: 'warn' }]
    })
    return {
      findings: findings.length > 0 ? findings : [{ caption: 'review-manage.sameFigures', tone: 'good' as const }],
    }
  },
})

/** Of what the row counts and nobody looks at yet, at random; restricted ones never. */
export const drawingMore = handle(checks.drawMore, {
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
    const doubled = row.doubled || (sampled.sampled ?? 0) >= 2 * (row.sampled ?? 0) || (await isAllDrawn(context, row))
    await context.records.update(episodeReviewStat, sampled, { doubled })
    return { drawn: rows.length }
  },
})

async function isAllDrawn({ db }: Context, { id }: Stat): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`select count(*) as left from review_decision d
    where d.stat = ${id} and d.state = 'standing'
      and not exists (select 1 from review_check c where c.decision = d.id)`.execute(db)
  return Number(rows[0]?.left ?? 0) === 0
}

/** Only the reviewer of the row, while it is checked or for three days after. What was found wrong is disputed with it. */
export const disputing = handle(checks.dispute, {
  undo: 'never',
  check: async ({ records, account, now }, row) => {
    const [reviewer] = row.reviewer === null ? [] : await records.where(reviewerEntity, { id: row.reviewer }, 1)
    if (reviewer?.account !== account.id) return 'review-manage.reviewerDisputes'
    const age = row.confirmedAt === null ? 0 : now.getTime() - Date.parse(row.confirmedAt)
    return row.state !== 'confirmed' || age <= daysToDispute * 86_400_000 || 'review-manage.disputeTooLate'
  },
  run: async ({ records }, row, { reply }) => {
    for (const check of await records.where(reviewCheck, { stat: row.id, state: 'done' }))
      if (check.verdict !== 'agree') await records.update(reviewCheck, check, { state: 'disputed', reply })
    await records.update(episodeReviewStat, row, { state: 'disputed' })
  },
})

/** By somebody who neither decided nor checked; a verdict that is changed counts as agreed. */
export const settling = handle(checks.settle, {
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
})
