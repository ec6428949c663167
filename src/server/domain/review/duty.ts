import reviewerEntity from '../../../entities/review-manage/reviewer'
import reviewTask from '../../../entities/review-manage/review-task'
import type { Context } from '../../pipeline/operation'
import { returnTask } from './lease'
import { type Reviewer } from './own-reviewer'

/** The most open tasks that one reviewer may have. */
const maxHeld = 1_000

export async function setDutyOf(
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
  const open = await records.where(reviewTask, { reviewer: id, state }, maxHeld)
  for (const task of open) await returnTask({ records }, task)
  return open.length
}
