import reviewReason from '../../../entities/review-manage/review-reason'
import reviewTask from '../../../entities/review-manage/review-task'
import { pickCaption } from '../../../fields/format'
import type { Row } from '../../../schema/entity'
import type { Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import type { Given, Outcome } from './decisions'
import { reviewerOf } from './own-reviewer'
import type { Task } from './may-review'
import { seenEnough } from './seen-enough'

/** A machine flag above this score is confirmed or dismissed before anything passes. */
const sureFrom = 80
const passing: readonly Outcome[] = ['pass', 'passLimited']
const refusing: readonly Outcome[] = ['reject', 'return']

/** Why the caller may not decide so on a task: it is somebody else's, or something is still missing. */
export async function mayDecide(context: Context, task: Task, decision: Outcome, given: Given): Promise<Verdict> {
  const own = await reviewerOf(context, context.account.id)
  if (!own) return 'review-manage.notReviewer'
  if (task.reviewer !== own.id) return 'review-manage.notYours'
  if (passing.includes(decision)) {
    const open = (task.machine ?? []).filter(({ state, score }) => state === 'open' && score > sureFrom).length
    if (open > 0) return { caption: 'review-manage.flagsOpen', params: { count: String(open) } }
    const seen = await seenEnough(context, task)
    if (seen !== true) return seen
  }
  if (refusing.includes(decision) || decision === 'passLimited') {
    const reasons = await reasonsFit(context, task, decision, given.reasons ?? [])
    if (reasons !== true) return reasons
  }
  return task.stage === 'final' ? mayDecideFinally(context, task, decision, given) : true
}

async function mayDecideFinally(context: Context, task: Task, decision: Outcome, given: Given): Promise<Verdict> {
  if (!passing.includes(decision) || task.subject === 'post') return true
  if ((given.ageRating ?? task.ageRating) === null) return 'review-manage.needsRating'
  if (task.subject !== 'title') return true
  const parts = await context.records.where(reviewTask, { parent: task.id, subject: 'episode' }, 3_000)
  const left = parts.filter(({ state }) => !['passed', 'cancelled', 'expired'].includes(state)).length
  return left === 0 || { caption: 'review-manage.partsLeft', params: { count: String(left) } }
}

/** Each reason is in use, is meant for this kind of thing and this outcome, and has its mark where it needs one. */
async function reasonsFit(
  { records, language }: Context,
  task: Task,
  decision: Outcome,
  ids: readonly number[],
): Promise<Verdict> {
  const found: Row<typeof reviewReason>[] = await records.where(reviewReason, { id: [...ids] })
  if (found.length === 0) return 'review-manage.needsReason'
  const kind = decision === 'return' ? 'return' : decision === 'passLimited' ? 'limit' : 'reject'
  for (const reason of found) {
    const params = { reason: pickCaption(reason.name, language) }
    const isMeant = task.subject === null || reason.subjects.includes(task.subject)
    // Titles are limited to areas for reasons that would refuse them elsewhere.
    const isFor = reason.decisions.includes(kind) || (kind === 'limit' && reason.decisions.includes('reject'))
    if (!reason.enabled || !isMeant || !isFor) return { caption: 'review-manage.otherReason', params }
    const isMarked = (task.marks ?? []).some((mark) => mark.reason === reason.id)
    if (reason.needsMark && !isMarked) return { caption: 'review-manage.needsMark', params }
  }
  return true
}
