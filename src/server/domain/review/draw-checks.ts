import { sql } from 'kysely'
import reviewCheck from '../../../entities/review-manage/review-check'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewPool from '../../../entities/review-manage/review-pool'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import type { Decision } from './decisions'
import type { Task } from './may-review'
import type { Reviewer } from './own-reviewer'

type DrawnFor = NonNullable<Row<typeof reviewCheck>['drawnFor']>

const usualPercent = 5
/** A pass in less than this share of what the pool usually takes was hardly looked at. */
const tooFastShare = 0.2
/** Without this many decisions a median says little. */
const leastForMedian = 20

/** Draws a fresh decision into the check where its reviewer, its haste or chance asks for it; restricted ones never. */
export async function drawFor(context: Context, decision: Decision, task: Task, reviewer: Reviewer): Promise<void> {
  if (task.restricted) return
  const why = await reasonToDraw(context, decision, reviewer)
  if (why) await draw(context, decision, why)
}

/** Puts a decision among those that somebody looks at again. */
export async function draw({ records }: Pick<Context, 'records'>, decision: Decision, drawnFor: DrawnFor) {
  const check = await records.insert(reviewCheck, {
    decision: decision.id,
    stat: decision.stat,
    reviewer: decision.reviewer,
    drawnFor,
  })
  const current = await records.get(reviewDecision, decision.id)
  await records.update(reviewDecision, current, { check: check.id })
  return check
}

/** The check of a decision, where it was drawn. */
export async function checkOf({ records }: Pick<Context, 'records'>, { id }: Pick<Decision, 'id'>) {
  const [found] = await records.where(reviewCheck, { decision: id }, 1)
  return found
}

async function reasonToDraw(
  context: Context,
  decision: Decision,
  { level, checkPercent }: Reviewer,
): Promise<DrawnFor | undefined> {
  if (level === 'trainee') return 'trainee'
  if (decision.decision === 'pass' && (await isTooFast(context, decision))) return 'tooFast'
  const [pool] = decision.pool === null ? [] : await context.records.where(reviewPool, { id: decision.pool }, 1)
  const percent = checkPercent ?? pool?.checkPercent ?? usualPercent
  return chanceOf(decision.id) < percent ? 'random' : undefined
}

/** A number from 0 to 99 that follows from the id but that nobody can tell beforehand. */
function chanceOf(id: number): number {
  return Math.floor(((id * 0.618_033_988_7) % 1) * 100)
}

async function isTooFast({ db }: Context, { pool, handleSeconds }: Decision): Promise<boolean> {
  if (pool === null || handleSeconds === null) return false
  const { rows } = await sql<{ median: number | null; count: number }>`
    select percentile_cont(0.5) within group (order by handle_seconds) as median, count(*) as count
    from (select handle_seconds from review_decision where pool = ${pool} and handle_seconds is not null
      order by id desc limit 500) d`.execute(db)
  const [found] = rows
  return Number(found?.count ?? 0) >= leastForMedian && handleSeconds < Number(found?.median ?? 0) * tooFastShare
}
