import reviewPool from '../../../entities/review-manage/review-pool'
import reviewTask from '../../../entities/review-manage/review-task'
import type { Context } from '../../pipeline/operation'
import type { Task } from './may-review'

const usualMinutes = 15

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

/** Puts a task back into its pool, where it waits for anybody. */
export async function returnTask({ records }: Pick<Context, 'records'>, task: Task): Promise<Task> {
  return records.update(reviewTask, task, {
    ...{ state: 'waiting' as const, reviewer: null },
    ...{ assignedAt: null, leaseUntil: null, waitsUntil: null },
  })
}
