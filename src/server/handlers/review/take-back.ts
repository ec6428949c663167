import * as initial from '../../../../commands/review-manage/initial-review'
import reviewCheck from '../../../entities/review-manage/review-check'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewTask from '../../../entities/review-manage/review-task'
import { handle, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { checkOf } from './draw-checks'
import type { Decision } from './decisions'
import { leaseFor } from './lease'
import type { Task } from './may-review'
import { moveSubjectBack } from './move-subject'
import { reviewerOf } from './own-reviewer'

/** Whoever decided may think again for so long. */
const minutesToThink = 5
const ended = ['passed', 'rejected', 'returned']

/** Takes back the caller's last decision on a task: it is theirs again, as it was before. */
export const takingBack = handle(initial.takeBack, {
  undo: 'never',
  check: async (context, task) => {
    const decision = await lastOwn(context, task)
    if (!decision) return 'review-manage.nothingToTakeBack'
    return maySaveIt(context, task, decision)
  },
  run: async (context, task, { remark }) => {
    const decision = await lastOwn(context, task)
    if (!decision) return
    const { records } = context
    const check = await checkOf(context, decision)
    const isDrawn = check?.state === 'drawn'
    await records.update(reviewDecision, decision, { state: 'withdrawn', ...(isDrawn && { check: null }) })
    if (isDrawn) await records.remove(reviewCheck, check)
    if (ended.includes(task.state)) await moveSubjectBack(context, task)
    await records.update(reviewTask, task, {
      state: 'assigned',
      stage: decision.stage,
      pool: decision.pool,
      reviewer: decision.reviewer,
      leaseUntil: await leaseFor(context, task),
      decidedAt: null,
      ...(decision.stage === 'initial' ? { proposal: null, initialReviewer: null } : { finalReviewer: null }),
      ...(remark !== null && { remark }),
    })
  },
})

async function lastOwn(context: Context, { id, round }: Task): Promise<Decision | undefined> {
  const own = await reviewerOf(context, context.account.id)
  if (!own) return undefined
  const found = await context.records.where(reviewDecision, { task: id, round, reviewer: own.id, state: 'standing' })
  return found.at(-1)
}

function maySaveIt({ now }: Context, task: Task, { stage, decidedAt }: Decision): Verdict {
  const age = now.getTime() - Date.parse(decidedAt ?? '')
  if (!(age <= minutesToThink * 60_000)) return 'review-manage.tooLateToTakeBack'
  const isUntouched = ended.includes(task.state) || (task.state === 'waiting' && task.reviewer === null)
  const isOfStage = stage === 'final' ? task.stage === 'final' : true
  return (isUntouched && isOfStage) || 'review-manage.nextStageOpened'
}
