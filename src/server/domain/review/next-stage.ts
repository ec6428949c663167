import reviewTask from '../../../entities/review-manage/review-task'
import type { Context } from '../../pipeline/operation'
import type { Task } from './may-review'
import { poolFor } from './pool-for'

const usualMinutes = 240

/** What opens a task at a stage: it waits in the pool that takes it, for nobody in particular, with that pool's clock. */
export async function waitingAt(context: Context, task: Task, stage: 'initial' | 'final'): Promise<Partial<Task>> {
  const pool = await poolFor(context, task, stage)
  const minutes = pool?.slaMinutes ?? usualMinutes
  return {
    state: 'waiting',
    stage,
    pool: pool?.id ?? task.pool,
    reviewer: null,
    assignedAt: null,
    leaseUntil: null,
    dueAt: new Date(context.now.getTime() + minutes * 60_000).toISOString(),
  }
}

/** Opens a task that was decided, or sent back, as its next round. */
export async function openNextRound(
  context: Context,
  task: Task,
  stage: 'initial' | 'final',
  beside: Partial<Task>,
): Promise<Task> {
  return context.records.update(reviewTask, task, {
    ...(await waitingAt(context, task, stage)),
    round: (task.round ?? 1) + 1,
    origin: 'recheck',
    proposal: null,
    initialReviewer: stage === 'initial' ? null : task.initialReviewer,
    finalReviewer: null,
    decidedAt: null,
    breached: false,
    submittedAt: context.now.toISOString(),
    ...beside,
  })
}
