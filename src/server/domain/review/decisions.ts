import { sql } from 'kysely'
import reviewDecision from '../../../entities/review-manage/review-decision'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { drawFor } from './draw-checks'
import type { Task } from './may-review'
import type { Reviewer } from './own-reviewer'
import { shareSeen } from './seen-enough'

export type Decision = Row<typeof reviewDecision>
export type Outcome = NonNullable<Decision['decision']>

/** What a reviewer says of a task, besides the outcome. */
export interface Given {
  readonly reasons?: readonly number[] | null
  readonly ageRating?: Task['ageRating']
  readonly blockedAreas?: readonly number[] | null
  readonly uploaderNote?: Task['uploaderNote']
  readonly remark?: string | null
}

/** Keeps what was decided, as it was decided: never edited after. Some of it is drawn to be looked at again. */
export async function keepDecision(
  context: Context,
  task: Task,
  reviewer: Reviewer,
  decision: Outcome,
  given: Given,
): Promise<Decision> {
  const { id, subject, episode, content, post, stage, round, pool, minutes } = task
  const decidedAt = context.now.toISOString()
  const since = task.assignedAt === null ? null : Date.parse(task.assignedAt)
  const kept = await context.records.insert(reviewDecision, {
    ...{ task: id, subject, episode, content, post, stage, round, pool, minutes },
    reviewer: reviewer.id,
    decision,
    reasons: [...(given.reasons ?? [])],
    marks: task.marks,
    ageRating: given.ageRating ?? task.ageRating,
    blockedAreas: given.blockedAreas ?? null,
    remark: given.remark ?? null,
    openedAt: task.assignedAt,
    decidedAt,
    handleSeconds: since === null ? null : Math.max(0, Math.round((context.now.getTime() - since) / 1_000)),
    seenShare: (await shareSeen(context, task)) ?? null,
    withinSla: task.dueAt === null ? null : decidedAt <= task.dueAt,
    overturnedBy: 'none',
  })
  await drawFor(context, kept, task, reviewer)
  return kept
}

/** The decision that is on a task in its present round at a stage. */
export async function standingDecision(
  { records }: Pick<Context, 'records'>,
  { id, round }: Task,
  stage: 'initial' | 'final',
): Promise<Decision | undefined> {
  const found = await records.where(reviewDecision, { task: id, round, stage, state: 'standing' })
  return found.at(-1)
}

/** What a reviewer has done today, by the day of their own time zone. */
export async function countToday(
  { db, now }: Pick<Context, 'db' | 'now'>,
  reviewers: readonly number[],
): Promise<void> {
  if (reviewers.length === 0) return
  await sql`update reviewer r set done_today = d.done, minutes_today = d.minutes, exposure_today = d.exposure
    from (select r.id, count(d.id) as done, coalesce(sum(d.minutes), 0) as minutes,
        coalesce(round(sum(d.minutes) filter (where t.restricted)), 0) as exposure
      from reviewer r left join review_decision d on d.reviewer = r.id and d.state <> 'withdrawn'
        and d.decided_at >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone r.timezone) at time zone r.timezone
      left join review_task t on t.id = d.task
      where r.id = any(${[...reviewers]}) group by r.id) d
    where r.id = d.id`.execute(db)
}
