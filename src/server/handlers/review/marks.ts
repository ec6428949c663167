import * as initial from '../../../../commands/review-manage/initial-review'
import reviewReason from '../../../entities/review-manage/review-reason'
import reviewTask from '../../../entities/review-manage/review-task'
import { handle, type Verdict } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { leaseFor } from './lease'
import type { Task } from './may-review'
import { reviewerOf } from './own-reviewer'

async function isMine(context: Context, task: Task): Promise<Verdict> {
  const own = await reviewerOf(context, context.account.id)
  return (own !== undefined && task.reviewer === own.id) || 'review-manage.notYours'
}

/** Whoever works on a task keeps it. */
async function keepAtIt(context: Context, task: Task, patch: Partial<Task>): Promise<void> {
  await context.records.update(reviewTask, task, { ...patch, leaseUntil: await leaseFor(context, task) })
}

/** Marks stand in the order in which they are come upon. */
export const addingMark = handle(initial.addMark, {
  undo: 'image',
  check: isMine,
  run: async (context, task, { from, to, reason, note }) => {
    if (to < from) throw badField('to', 'review-manage.markEndsFirst')
    const length = task.minutes === null ? Infinity : Math.ceil(task.minutes * 60) + 6
    if (to > length) throw badField('to', 'review-manage.markBeyondEnd')
    const { subjects } = await context.records.get(reviewReason, reason)
    if (task.subject && !subjects.includes(task.subject)) throw badField('reason', 'review-manage.otherSubjectReason')
    const mark = { from, to, reason, note, by: context.account.id }
    const marks = [...(task.marks ?? []), mark].sort((a, b) => a.from - b.from)
    await keepAtIt(context, task, { marks })
  },
})

export const removingMark = handle(initial.removeMark, {
  undo: 'image',
  check: isMine,
  run: async (context, task, { mark }) => {
    const marks = task.marks ?? []
    if (mark > marks.length) throw badField('mark', 'review-manage.noSuchMark', { count: marks.length })
    await keepAtIt(context, task, { marks: marks.filter((_mark, index) => index !== mark - 1) })
  },
})

/** To dismiss what the machine is sure of takes a why. */
export const judgingFlag = handle(initial.judgeFlag, {
  undo: 'image',
  check: isMine,
  run: async (context, task, { flag, state, why }) => {
    const flags = task.machine ?? []
    if (flag > flags.length) throw badField('flag', 'review-manage.noSuchFlag', { count: flags.length })
    if (state === 'dismissed' && !why?.trim()) throw badField('why', 'review-manage.dismissNeedsWhy')
    const machine = flags.map((each, index) => (index === flag - 1 ? { ...each, state, why } : each))
    await keepAtIt(context, task, { machine })
  },
})
