import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewer from '../../../entities/review-manage/reviewer'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import type { Post } from './post'

type Decision = NonNullable<Row<typeof reviewDecision>['decision']>

interface Verdict {
  readonly decision: Decision
  readonly reasons?: readonly number[] | null
  readonly remark?: string | null
  readonly blockedAreas?: readonly number[] | null
}

/** What a task comes to by a decision on its post. */
const taskStates = {
  pass: 'passed',
  passLimited: 'passed',
  reject: 'rejected',
  return: 'returned',
  unsure: 'waiting',
  escalate: 'waiting',
} as const

/** Keeps a decision on a post, and moves the task of it along: decided here or there, it is one decision. */
export async function recordDecision(
  { records, account, now }: Context,
  post: Post,
  { decision, reasons = [], remark = null, blockedAreas = null }: Verdict,
): Promise<void> {
  const [own] = await records.where(reviewer, { account: account.id }, 1)
  const task = post.reviewTask === null ? undefined : await records.find(reviewTask, post.reviewTask)
  const at = now.toISOString()
  await records.insert(reviewDecision, {
    task: task?.id ?? null,
    subject: 'post',
    post: post.id,
    content: post.content,
    stage: post.state === 'escalated' || post.state === 'appealed' ? 'final' : 'initial',
    round: task?.round ?? 1,
    pool: task?.pool ?? null,
    reviewer: own?.id ?? null,
    decision,
    reasons: reasons ?? [],
    remark,
    blockedAreas,
    machineSaid: post.machine?.suggestion ?? null,
    overturnedBy: 'none',
    decidedAt: at,
    withinSla: post.dueAt === null || Date.parse(post.dueAt) >= now.getTime(),
  })
  if (!task || !['waiting', 'assigned', 'held'].includes(task.state)) return
  const state = taskStates[decision]
  await records.update(reviewTask, task, {
    state,
    ...(decision === 'escalate' ? { stage: 'final' as const, reviewer: null } : { decidedAt: at }),
  })
}

/** Marks what was decided on a post as overturned: it counts against whoever decided it. */
export async function overturnDecisions(
  { records }: Context,
  post: Post,
  overturnedBy: 'appeal' | 'complaint',
): Promise<void> {
  const standing = await records.where(reviewDecision, {
    post: post.id,
    state: 'standing',
    decision: ['reject', 'passLimited'],
  })
  for (const each of standing) await records.update(reviewDecision, each, { state: 'overturned', overturnedBy })
}
