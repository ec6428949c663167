import * as all from '../../../../commands/review-manage/episode-statistics-check/[id]/decisions'
import * as sample from '../../../../commands/review-manage/episode-statistics-check/[id]/sample'
import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import reviewCheck from '../../../entities/review-manage/review-check'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import type { Row } from '../../../schema/entity'
import { defineRules, handle, type Verdict } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { countSample } from './count-row'
import type { Decision } from './decisions'
import { checkOf, draw } from './draw-checks'
import { openNextRound } from './next-stage'

type Check = Row<typeof reviewCheck>

/** Verdicts that say which reasons would have been right. */
const needsReasons: readonly (string | null)[] = ['wrongPass', 'wrongReason']

/** Nobody looks at their own decisions, and nothing changes once the month is closed. */
async function mayCheck({ records, account }: Context, { reviewer, stat }: Check): Promise<Verdict> {
  const [person] = reviewer === null ? [] : await records.where(reviewerEntity, { id: reviewer }, 1)
  if (person?.account === account.id) return 'review-manage.ownDecision'
  const [row] = stat === null ? [] : await records.where(episodeReviewStat, { id: stat }, 1)
  return row?.state !== 'closed' || 'review-manage.rowClosed'
}

export const agreeing = handle(sample.agree, {
  undo: 'image',
  check: mayCheck,
  run: (context, check) => giveVerdict(context, check, { verdict: 'agree', voided: false }),
})

export const judging = handle(sample.judge, {
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
})

export const redoing = handle(sample.redo, {
  undo: 'image',
  check: mayCheck,
  run: async (context, check) => {
    const blank = { verdict: null, rightReasons: [], comment: null, voided: false, checker: null, checkedAt: null }
    await context.records.update(reviewCheck, check, { state: 'drawn', ...blank })
    await countStat(context, check.stat)
  },
})

async function giveVerdict(context: Context, check: Check, given: Partial<Check>): Promise<void> {
  const by = { checker: context.account.id, checkedAt: context.now.toISOString() }
  await context.records.update(reviewCheck, check, { state: 'done', ...given, ...by })
  await countStat(context, check.stat)
}

async function countStat(context: Context, stat: number | null): Promise<void> {
  if (stat !== null) await countSample(context, await context.records.get(episodeReviewStat, stat))
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

export const voiding = handle(all.voidDecisions, {
  undo: 'image',
  check: async (context, row) =>
    (await checkOf(context, row))?.voided === true ? 'derived.alreadySo' : mayCount(context, row),
  run: (context, row, { comment }) => setVoided(context, row, true, comment),
})

export const countingAgain = handle(all.countDecisions, {
  undo: 'image',
  check: async (context, row) =>
    (await checkOf(context, row))?.voided === true ? mayCount(context, row) : 'review-manage.notVoided',
  run: (context, row, { comment }) => setVoided(context, row, false, comment),
})

async function mayCount(context: Context, { reviewer, stat }: Decision): Promise<Verdict> {
  if (stat === null) return 'review-manage.notCounted'
  return mayCheck(context, { reviewer, stat } as Check)
}

async function setVoided(context: Context, row: Decision, voided: boolean, comment: string): Promise<void> {
  const check = (await checkOf(context, row)) ?? (await draw(context, row, 'manual'))
  await context.records.update(reviewCheck, check, { voided, comment })
  await countStat(context, row.stat)
}

/** What holds for a verdict whoever saves it. */
export const checkRules = defineRules(reviewCheck, {
  beforeSave: (_context, draft, current) => {
    const next = { ...current, ...draft } as Check
    if (next.verdict && next.verdict !== 'agree' && !next.comment?.trim())
      throw badField('comment', 'review-manage.verdictNeedsComment')
    return Promise.resolve()
  },
})
