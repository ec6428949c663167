import * as commands from '../../../../../commands/task-center/task-list/audit'
import growthTask from '../../../../entities/task-center/growth-task'
import taskSubmission from '../../../../entities/task-center/task-submission'
import { pickCaption } from '../../../../fields/format'
import type { Row } from '../../../../schema/entity'
import { bookPoints, endOfPoints } from '../../../domain/tasks/points'
import { validDays } from '../../../domain/tasks/tasks'
import { handlers } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

export default handlers(commands, {
  /** Pays once: the points of the submission, else those of its task. */
  approve: {
    run: async (context, row) => {
      const task = await context.records.get(growthTask, row.task)
      await bookPoints(context, {
        user: row.user,
        amount: row.integral ?? task.integral ?? 0,
        kind: 'task',
        key: keyOf(row),
        sourceNo: row.submissionNo,
        sourceTitle: pickCaption(task.name, context.language),
        expiresAt: endOfPoints(context.now, validDays),
      })
      await context.records.update(taskSubmission, row, { state: 'approved', ...decided(context) })
    },
    undo: 'never',
  },

  revoke: {
    run: async (context, row, { decisionNote }) => {
      const task = await context.records.get(growthTask, row.task)
      await bookPoints(context, {
        user: row.user,
        amount: -(row.integral ?? task.integral ?? 0),
        kind: 'clawBack',
        key: `${keyOf(row)}:revoked`,
        sourceNo: row.submissionNo,
        sourceTitle: pickCaption(task.name, context.language),
        note: decisionNote,
      })
      await context.records.update(taskSubmission, row, { state: 'revoked', decisionNote, ...decided(context) })
    },
    undo: 'never',
  },

  rejectSame: {
    run: async (context, row, { rejectReason }) => {
      const { records } = context
      const original = row.duplicateOf ?? row.id
      const like = await records.where(taskSubmission, { duplicateOf: original, state: ['pending', 'inReview'] })
      const same = [...new Map([row, ...like].map((each) => [each.id, each])).values()]
      for (const each of same)
        await records.update(taskSubmission, each, { state: 'rejected', rejectReason, ...decided(context) })
      return { rejected: same.length }
    },
  },
})

function keyOf({ id }: Row<typeof taskSubmission>): string {
  return `submission:${id}`
}

function decided({ account, now }: Context) {
  return { decidedBy: account.id, decidedAt: now.toISOString() }
}
