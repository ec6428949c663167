import * as commands from '../../../../../../commands/review-manage/episode-statistics-check/[id]/sample'
import reviewCheck from '../../../../../entities/review-manage/review-check'
import reviewDecision from '../../../../../entities/review-manage/review-decision'
import reviewTask from '../../../../../entities/review-manage/review-task'
import { openNextRound } from '../../../../domain/review/next-stage'
import { type Check, countStat, mayCheck } from '../../../../domain/review/verdicts'
import { handlers } from '../../../../operations/handler'
import { badField } from '../../../../base/errors'
import type { Context } from '../../../../pipeline/operation'

/** Verdicts that say which reasons would have been right. */
const needsReasons: readonly (string | null)[] = ['wrongPass', 'wrongReason']

export default handlers(commands, {
  agree: {
    undo: 'image',
    check: mayCheck,
    run: (context, check) => giveVerdict(context, check, { verdict: 'agree', voided: false }),
  },

  judge: {
    undo: 'image',
    guard: (_context, { verdict, rightReasons }) => {
      if (needsReasons.includes(verdict) && !rightReasons?.length)
        throw badField('rightReasons', 'review-manage.needsRightReasons')
      return Promise.resolve()
    },
    check: mayCheck,
    run: async (context, check, { verdict, rightReasons, comment, voided }) => {
      const given = { verdict, rightReasons: rightReasons ?? [], comment, voided: voided === true }
      await giveVerdict(context, check, given)
      if (verdict === 'wrongPass') await openAgain(context, check)
    },
  },

  redo: {
    undo: 'image',
    check: mayCheck,
    run: async (context, check) => {
      const blank = { verdict: null, rightReasons: [], comment: null, voided: false, checker: null, checkedAt: null }
      await context.records.update(reviewCheck, check, { state: 'drawn', ...blank })
      await countStat(context, check.stat)
    },
  },
})

async function giveVerdict(context: Context, check: Check, given: Partial<Check>): Promise<void> {
  const by = { checker: context.account.id, checkedAt: context.now.toISOString() }
  await context.records.update(reviewCheck, check, { state: 'done', ...given, ...by })
  await countStat(context, check.stat)
}

/** What should not have passed is looked at again at once, by somebody else. */
async function openAgain(context: Context, { decision: id }: Check): Promise<void> {
  const { records } = context
  const decision = await records.get(reviewDecision, id)
  if (decision.state === 'standing')
    await records.update(reviewDecision, decision, { state: 'overturned', overturnedBy: 'check' })
  if (decision.task === null) return
  const task = await records.get(reviewTask, decision.task)
  if (task.state !== 'passed') return
  await openNextRound(context, task, 'final', { priority: 'urgent', initialReviewer: decision.reviewer })
}
