import * as initial from '../../../../commands/review-manage/initial-review'
import { returnTasks, setDuty } from '../../../../commands/review-manage/reviewer'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import reviewTask from '../../../entities/review-manage/review-task'
import { handle, handlePage } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { returnTask } from './lease'
import { isLead, ownReviewer, type Reviewer } from './own-reviewer'

/** More tasks than this nobody holds. */
const mostHeld = 1_000

export const goingOnDuty = handlePage(initial.goOnDuty, {
  run: async (context) => {
    const own = await ownReviewer(context)
    if (own.state !== 'active' && own.state !== 'training') throw refused('review-manage.notActive')
    await setDutyOf(context, own, 'on')
  },
})

export const takingBreak = handlePage(initial.takeBreak, {
  run: async (context) => {
    const own = await ownReviewer(context)
    if (own.duty !== 'on') throw refused('review-manage.offDuty')
    await setDutyOf(context, own, 'break')
  },
})

/** What is held stays with whoever put it on hold; what was only assigned goes back. */
export const goingOffDuty = handlePage(initial.goOffDuty, {
  run: async (context) => {
    await setDutyOf(context, await ownReviewer(context), 'off')
  },
})

export const settingDuty = handle(setDuty, {
  undo: 'image',
  check: async (context, row) => (await isLead(context, row)) || 'review-manage.leadsOnly',
  run: async (context, row, { duty, remark }) => {
    await setDutyOf(context, row, duty, remark === null ? {} : { remark })
  },
})

/** Their clocks run on. */
export const returningTasks = handle(returnTasks, {
  run: async (context, row) => ({ returned: await returnTasksOf(context, row, ['assigned', 'held']) }),
})

async function setDutyOf(
  context: Context,
  row: Reviewer,
  duty: NonNullable<Reviewer['duty']>,
  beside: Partial<Reviewer> = {},
): Promise<void> {
  if (duty === 'off') await returnTasksOf(context, row, ['assigned'])
  const lastActiveAt = context.now.toISOString()
  await context.records.update(reviewerEntity, row, { ...beside, duty, lastActiveAt })
}

/** Puts what a reviewer has in hand back into the pools. @returns how many tasks that were */
export async function returnTasksOf(
  { records }: Pick<Context, 'records'>,
  { id }: Pick<Reviewer, 'id'>,
  state: readonly ('assigned' | 'held')[],
): Promise<number> {
  const open = await records.where(reviewTask, { reviewer: id, state }, mostHeld)
  for (const task of open) await returnTask({ records }, task)
  return open.length
}
