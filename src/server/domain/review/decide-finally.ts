import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewTask from '../../../entities/review-manage/review-task'
import type { Context } from '../../pipeline/operation'
import { keepDecision, standingDecision, type Given, type Outcome } from './decisions'
import { markOverturned } from './mark-overturned'
import type { Task } from './may-review'
import { moveSubject } from './move-subject'
import { ownReviewer } from './own-reviewer'
import { tellUploader } from './tell-uploader'
import { daysFrom } from '../../operations/days-from'

const ends = { pass: 'passed', passLimited: 'passed', reject: 'rejected', return: 'returned' } as const

/** What was returned and never sent in again expires after this long. */
const returnedDays = 30

/** Ends a task with a verdict: kept as a decision, carried out on what was reviewed, told to whoever sent it in. */
export async function decideFinally(context: Context, task: Task, outcome: Outcome, given: Given): Promise<void> {
  if (outcome === 'unsure' || outcome === 'escalate') return
  const own = await ownReviewer(context)
  const proposed = task.stage === 'final' ? await standingDecision(context, task, 'initial') : undefined
  await keepDecision(context, task, own, outcome, given)
  const { reasons, ageRating, blockedAreas, uploaderNote, remark } = given
  const at = context.now.toISOString()
  const decided = await context.records.update(reviewTask, task, {
    ...(reasons && { reasons: [...reasons] }),
    ...(ageRating && { ageRating }),
    ...(blockedAreas && { blockedAreas: [...blockedAreas] }),
    ...(uploaderNote && { uploaderNote }),
    ...(remark && { remark }),
    state: ends[outcome],
    finalReviewer: task.stage === 'final' ? own.id : task.finalReviewer,
    initialReviewer: task.stage === 'initial' ? own.id : task.initialReviewer,
    leaseUntil: null,
    waitsUntil: outcome === 'return' ? daysFrom(context.now, returnedDays).toISOString() : null,
    decidedAt: at,
    breached: task.dueAt !== null && at > task.dueAt,
  })
  const expected = endOf(proposed?.decision ?? null)
  if (proposed && expected && expected !== ends[outcome])
    await markOverturned(context, await context.records.get(reviewDecision, proposed.id), 'final')
  await moveSubject(context, decided, outcome, given)
  await tellUploader(context, decided)
}

/** Reviews that were unsure or asked a lead are never counted as wrong. */
function endOf(proposed: Outcome | null): string | undefined {
  if (proposed === null || proposed === 'unsure' || proposed === 'escalate') return undefined
  return ends[proposed]
}
