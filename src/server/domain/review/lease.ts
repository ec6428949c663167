import { sql } from 'kysely'
import reviewPool from '../../../entities/review-manage/review-pool'
import reviewTask from '../../../entities/review-manage/review-task'
import type { Context } from '../../pipeline/operation'
import type { Task } from './may-review'
import { reviewerOf } from './own-reviewer'

const usualMinutes = 15

/** A player tells every few seconds: a lease is moved on when it has run for so many. */
const renewedAfter = 30

/** A task that someone opens is theirs for as long as its pool says, and its own play time. */
export async function leaseFor({ records, now }: Context, { pool, minutes, subject }: Task): Promise<string> {
  const [its] = pool === null ? [] : await records.where(reviewPool, { id: pool }, 1)
  const play = subject === 'episode' ? (minutes ?? 0) : 0
  return new Date(now.getTime() + ((its?.leaseMinutes ?? usualMinutes) + play) * 60_000).toISOString()
}

/** Gives a task to a reviewer who opens it at once. */
export async function takeTask(context: Context, task: Task, reviewer: { readonly id: number }): Promise<Task> {
  return context.records.update(reviewTask, task, {
    state: 'assigned',
    reviewer: reviewer.id,
    assignedAt: context.now.toISOString(),
    leaseUntil: await leaseFor(context, task),
  })
}

/**
 * Moves on the lease of whoever has a task and watches it. It is never shortened. The version stays: what its holder is about
 * to decide must not meet a change that nobody made.
 */
export async function keepLease(context: Context, task: Task): Promise<void> {
  if (task.state !== 'assigned' || task.reviewer === null) return
  const own = await reviewerOf(context, context.account.id)
  if (own?.id !== task.reviewer) return
  const until = await leaseFor(context, task)
  await sql`update review_task set lease_until = ${until}
    where id = ${task.id} and state = 'assigned' and reviewer = ${task.reviewer}
      and (lease_until is null or lease_until < ${until}::timestamptz - make_interval(secs => ${renewedAfter}))`.execute(
    context.db,
  )
}

/** Puts a task back into its pool, where it waits for anybody. */
export async function returnTask({ records }: Pick<Context, 'records'>, task: Task): Promise<Task> {
  return records.update(reviewTask, task, {
    ...{ state: 'waiting' as const, reviewer: null },
    ...{ assignedAt: null, leaseUntil: null, waitsUntil: null },
  })
}
