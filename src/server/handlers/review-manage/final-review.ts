import * as commands from '../../../../commands/review-manage/final-review'
import reviewTask from '../../../entities/review-manage/review-task'
import type { Finding } from '../../../schema/findings'
import { decideFinally } from '../../domain/review/decide-finally'
import { mayDecide } from '../../domain/review/decision-rules'
import type { Given, Outcome } from '../../domain/review/decisions'
import type { Task } from '../../domain/review/may-review'
import { waitingAt } from '../../domain/review/next-stage'
import { ownReviewer, reviewerOf } from '../../domain/review/own-reviewer'
import { takeNext } from '../../domain/review/take'
import { handlers, prepare, type Prepared, type Verdict } from '../../operations/handler'
import { textOf } from '../../operations/preview'
import type { Context } from '../../pipeline/operation'

type Command = { readonly on: 'row' | 'rows'; readonly entity: typeof reviewTask }

/** Proposals to pass below this risk may be agreed to many at once. */
const quietBelow = 40

export default handlers(commands, {
  pass: verdict(commands.pass, 'pass'),
  passLimited: verdict(commands.passLimited, 'passLimited'),
  reject: verdict(commands.reject, 'reject'),
  returnForFix: verdict(commands.returnForFix, 'return'),

  agree: {
    check: async (context, task) => {
      const { proposal } = task
      if (proposal === null || proposal === 'unsure') return 'review-manage.nothingProposed'
      return maySettle(context, task, proposal, task)
    },
    checkInBulk: (_context, { proposal, riskScore, restricted }) => {
      const isPlain = proposal === 'pass' && (riskScore ?? 0) < quietBelow && !restricted
      return Promise.resolve(isPlain || 'review-manage.agreeAlone')
    },
    run: async (context, task) => {
      if (task.proposal !== null) await decideFinally(context, task, task.proposal, task)
    },
  },

  /** Another initial reviewer looks at it in the same round; once a round, so that a task does not go to and fro. */
  backToInitial: {
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
  },

  /** Every episode of the title that was proposed to pass and lacks nothing; the others are reported with what they lack. */
  passAllOfTitle: {
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
      return {
        findings: findings.length > 0 ? findings : [{ caption: 'review-manage.noParts', tone: 'warn' as const }],
      }
    },
  },

  take: { run: (context) => takeNext(context, commands.take, 'final') },
})

function verdict(command: Command, outcome: Outcome): Prepared {
  return prepare(command, {
    check: (context: Context, task: Task, given: Given) => maySettle(context, task, outcome, given),
    run: (context: Context, task: Task, given: Given) => decideFinally(context, task, outcome, given),
  } as never)
}

function maySettle(context: Context, task: Task, outcome: Outcome, given: Given): Promise<Verdict> {
  return task.stage === 'final' ? mayDecide(context, task, outcome, given) : Promise.resolve('review-manage.notFinal')
}

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
