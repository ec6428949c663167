import * as initial from '../../../../commands/review-manage/initial-review'
import reviewPool from '../../../entities/review-manage/review-pool'
import reviewTask from '../../../entities/review-manage/review-task'
import ugcPost from '../../../entities/ugc/ugc-post'
import { handle, type Handler } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { decideFinally } from './decide-finally'
import { mayDecide } from './decision-rules'
import { keepDecision, type Given, type Outcome } from './decisions'
import type { Task } from './may-review'
import { waitingAt } from './next-stage'
import { ownReviewer } from './own-reviewer'

type Command = { readonly on: 'row' | 'rows'; readonly entity: typeof reviewTask }

/** Posts up to this risk may be passed many at once. */
const quietBelow = 40
const mostQuiet = 50

export const proposing = [
  proposal(initial.proposePass, 'pass'),
  proposal(initial.proposeLimited, 'passLimited'),
  proposal(initial.proposeReject, 'reject'),
  proposal(initial.proposeReturn, 'return'),
  proposal(initial.unsure, 'unsure'),
]

export const passingQuietly = handle(initial.passQuiet, {
  most: mostQuiet,
  check: (context, task) => {
    if (task.subject !== 'post') return Promise.resolve('review-manage.postsOnly')
    if ((task.riskScore ?? 0) >= quietBelow) return Promise.resolve('review-manage.tooRisky')
    return mayPropose(context, task, 'pass', {})
  },
  amongMany: (_context, { restricted }) => Promise.resolve(restricted !== true || 'review-manage.restrictedAlone'),
  run: (context, task) => propose(context, task, 'pass', {}),
})

function proposal(command: Command, decision: Outcome): Handler {
  return handle(command, {
    check: (context: Context, task: Task, given: Given) => mayPropose(context, task, decision, given),
    run: (context: Context, task: Task, given: Given) => propose(context, task, decision, given),
  } as never)
}

function mayPropose(context: Context, task: Task, decision: Outcome, given: Given) {
  return task.stage === 'initial'
    ? mayDecide(context, task, decision, given)
    : Promise.resolve('review-manage.notInitial')
}

/** A proposal, with which the task moves on to the final stage; a post of no special weight ends here. */
async function propose(context: Context, task: Task, decision: Outcome, given: Given): Promise<void> {
  const own = await ownReviewer(context)
  if (await endsHere(context, task, decision, own.level)) return decideFinally(context, task, decision, given)
  await keepDecision(context, task, own, decision, given)
  const { reasons, ageRating, blockedAreas, uploaderNote, remark } = given
  await context.records.update(reviewTask, task, {
    ...(await waitingAt(context, task, 'final')),
    ...(reasons && { reasons: [...reasons] }),
    ...(ageRating && { ageRating }),
    ...(blockedAreas && { blockedAreas: [...blockedAreas] }),
    ...(uploaderNote && { uploaderNote }),
    ...(remark && { remark }),
    proposal: decision === 'escalate' ? 'unsure' : decision,
    initialReviewer: own.id,
  })
}

/**
 * Posts end at the initial stage, but for those in doubt, of high risk, appealed, decided by a trainee, or drawn by what
 * their pool passes on.
 */
async function endsHere({ records }: Context, task: Task, decision: Outcome, level: string | null): Promise<boolean> {
  if (task.subject !== 'post' || decision === 'unsure' || decision === 'escalate') return false
  if (task.origin === 'appeal' || level === 'trainee') return false
  const [post] = task.post === null ? [] : await records.where(ugcPost, { id: task.post }, 1)
  if (post?.riskLevel === 'high' || post?.riskLevel === 'critical') return false
  const [pool] = task.pool === null ? [] : await records.where(reviewPool, { id: task.pool }, 1)
  return Math.floor(((task.id * 0.618_033_988_7) % 1) * 100) >= (pool?.finalPercent ?? 5)
}
