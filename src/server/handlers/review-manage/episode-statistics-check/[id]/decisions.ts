import * as commands from '../../../../../../commands/review-manage/episode-statistics-check/[id]/decisions'
import reviewCheck from '../../../../../entities/review-manage/review-check'
import type { Decision } from '../../../../domain/review/decisions'
import { checkOf, draw } from '../../../../domain/review/draw-checks'
import { type Check, countStat, mayCheck } from '../../../../domain/review/verdicts'
import { handlers, type Verdict } from '../../../../operations/handler'
import type { Context } from '../../../../pipeline/operation'

export default handlers(commands, {
  voidDecisions: {
    undo: 'image',
    check: async (context, row) =>
      (await checkOf(context, row))?.voided === true ? 'derived.alreadySo' : mayCount(context, row),
    run: (context, row, { comment }) => setVoided(context, row, true, comment),
  },

  countDecisions: {
    undo: 'image',
    check: async (context, row) =>
      (await checkOf(context, row))?.voided === true ? mayCount(context, row) : 'review-manage.notVoided',
    run: (context, row, { comment }) => setVoided(context, row, false, comment),
  },
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
