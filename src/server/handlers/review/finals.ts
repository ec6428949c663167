import * as finals from '../../../../commands/review-manage/final-review'
import * as initial from '../../../../commands/review-manage/initial-review'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import type { Finding } from '../../../schema/findings'
import { leaveNotices } from '../../jobs/notify'
import { textOf } from '../../operations/preview'
import { handle, type Handler, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { decideFinally } from './decide-finally'
import { mayDecide } from './decision-rules'
import { keepDecision, type Given, type Outcome } from './decisions'
import type { Task } from './may-review'
import { waitingAt } from './next-stage'
import { ownReviewer, reviewerOf } from './own-reviewer'

type Command = { readonly on: 'row' | 'rows'; readonly entity: typeof reviewTask }

/** Proposals to pass below this risk may be agreed to many at once. */
const quietBelow = 40

export const decidingFinally = [
  verdict(finals.pass, 'pass'),
  verdict(finals.passLimited, 'passLimited'),
  verdict(finals.reject, 'reject'),
  verdict(finals.returnForFix, 'return'),
]

function verdict(command: Command, outcome: Outcome): Handler {
  return handle(command, {
    check: (context: Context, task: Task, given: Given) => maySettle(context, task, outcome, given),
    run: (context: Context, task: Task, given: Given) => decideFinally(context, task, outcome, given),
  } as never)
}

function maySettle(context: Context, task: Task, outcome: Outcome, given: Given): Promise<Verdict> {
  return task.stage === 'final' ? mayDecide(context, task, outcome, given) : Promise.resolve('review-manage.notFinal')
}

export const agreeing = handle(finals.agree, {
  check: async (context, task) => {
    const { proposal } = task
    if (proposal === null || proposal === 'unsure') return 'review-manage.nothingProposed'
    return maySettle(context, task, proposal, task)
  },
  amongMany: (_context, { proposal, riskScore, restricted }) => {
    const isPlain = proposal === 'pass' && (riskScore ?? 0) < quietBelow && !restricted
    return Promise.resolve(isPlain || 'review-manage.agreeAlone')
  },
  run: async (context, task) => {
    if (task.proposal !== null) await decideFinally(context, task, task.proposal, task)
  },
})

/** Another initial reviewer looks at it in the same round; once a round, so that a task does not go to and fro. */
export const sendingBack = handle(finals.backToInitial, {
  check: async (context, task) => {
    const own = await reviewerOf(context, context.account.id)
    if (task.stage !== 'final') return 'review-manage.notFinal'
    if (!own || task.reviewer !== own.id) return 'review-manage.notYours'
    return task.sentBackIn !== task.round || 'review-manage.sentBackOnce'
  },
  run: async (context, task, { remark }) => {
    const patch = { ...(await waitingAt(context, task, 'initial')), proposal: null, sentBackIn: task.round, remark }
    await context.records.update(reviewTask, task, patch)
  },
})

/** Every episode of the title that was proposed to pass and lacks nothing; the others are told with what they lack. */
export const passingAll = handle(finals.passAllOfTitle, {
  check: async (context, task) => {
    const own = await reviewerOf(context, context.account.id)
    if (task.subject !== 'title') return 'review-manage.titlesOnly'
    return (own !== undefined && task.reviewer === own.id) || 'review-manage.notYours'
  },
  run: async (context, title, { ageRating }) => {
    const { records } = context
    const own = await ownReviewer(context)
    const parts = await records.where(reviewTask, {
      parent: title.id,
      stage: 'final',
      state: ['waiting', 'assigned'],
    })
    const findings: Finding[] = []
    for (const part of parts) {
      const why = await whyNotPass(context, part, own.id, ageRating)
      const value = part.number ?? `#${part.id}`
      if (why === true) {
        const mine = await records.update(reviewTask, part, { state: 'assigned', reviewer: own.id })
        await decideFinally(context, mine, 'pass', { ageRating })
        findings.push({ caption: 'review-manage.passedPart', value, tone: 'good' })
      } else findings.push({ caption: 'review-manage.leftPart', params: { why }, value, tone: 'warn' })
    }
    return { findings: findings.length > 0 ? findings : [{ caption: 'review-manage.noParts', tone: 'warn' as const }] }
  },
})

async function whyNotPass(
  context: Context,
  part: Task,
  own: number,
  ageRating: Task['ageRating'],
): Promise<true | string> {
  const isTaken = part.reviewer !== null && part.reviewer !== own
  const isAgreed = part.proposal === 'pass' && part.initialReviewer !== own && !isTaken
  const verdict: Verdict = isAgreed
    ? await mayDecide(context, { ...part, reviewer: own }, 'pass', { ageRating })
    : 'review-manage.notAgreed'
  return verdict === true ? true : textOf(context, typeof verdict === 'string' ? { caption: verdict } : verdict)
}

/** From the initial stage it goes on to the final one, from there back to its pool; the lead of the reviewer is told. */
export const escalating = handle(initial.escalate, {
  undo: 'image',
  check: async (context, task) => {
    const own = await reviewerOf(context, context.account.id)
    return (own !== undefined && task.reviewer === own.id) || 'review-manage.notYours'
  },
  run: async (context, task, { remark }) => {
    const own = await ownReviewer(context)
    await keepDecision(context, task, own, 'escalate', { remark })
    const waiting = await waitingAt(context, task, 'final')
    const proposed = task.stage === 'initial' ? { proposal: 'unsure' as const, initialReviewer: own.id } : {}
    await context.records.update(reviewTask, task, { ...waiting, ...proposed, priority: 'urgent', remark })
    const { lead } = await context.records.get(reviewerEntity, own.id)
    await leaveNotices(context, [lead], {
      kind: 'assigned',
      caption: 'review-manage.toldEscalated',
      params: { number: task.number ?? `#${task.id}`, name: context.account.realName },
      body: remark.slice(0, 500),
      link: `/review-manage/detail?id=${task.id}`,
      urgent: true,
    })
  },
})
