import { sql } from 'kysely'
import reviewTask from '../../../entities/review-manage/review-task'
import type { SystemContext } from '../../run/as-system'
import { settling, type Due } from '../../clock/settle-due'
import { returnTask } from './lease'

/** What nobody goes on with: tasks on hold wait for anybody again, returned ones expire. */
export const reviewByTime: readonly Due[] = [
  {
    code: 'reviewTask.holdEnds',
    due: (now) => dueIn('held', now),
    settle: async (context, id) => {
      const task = await stillDue(context, id, 'held')
      if (task) await returnTask(context, task)
    },
  },
  {
    code: 'reviewTask.expires',
    due: (now) => dueIn('returned', now),
    settle: async (context, id) => {
      const task = await stillDue(context, id, 'returned')
      if (task) await context.records.update(reviewTask, task, { state: 'expired', waitsUntil: null })
    },
  },
]

export const settlingReviews = settling('review.byTime', reviewByTime)

function dueIn(state: 'held' | 'returned', now: string) {
  return sql<{ id: number }>`select id from review_task
    where state = ${state} and waits_until <= ${now}::timestamptz order by waits_until, id`
}

async function stillDue({ records, now }: SystemContext, id: number, state: 'held' | 'returned') {
  const task = await records.find(reviewTask, id)
  const isDue = task?.state === state && task.waitsUntil !== null && Date.parse(task.waitsUntil) <= now.getTime()
  return isDue ? task : undefined
}
