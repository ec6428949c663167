import * as commands from '../../../../commands/task-center/task-list'
import { pickCaption } from '../../../fields/format'
import { daysBetween, requestListFile } from '../../domain/reports/list-file'
import { titled } from '../../domain/tasks/files'
import { bookPoints, endOfPoints } from '../../domain/tasks/points'
import { validDays } from '../../domain/tasks/tasks'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  exportCompletion: {
    runTogether: (context, rows, { from, to }) =>
      requestListFile(context, {
        exportType: 'integral-entry',
        title: titled(context, 'task-list.exportCompletion'),
        filters: {
          kind: { is: ['task'] },
          sourceNo: { is: rows.map(({ code }) => code) },
          createdAt: daysBetween(from, to),
        },
      }),
  },

  completeFor: {
    run: async (context, task, { user, reason }) => {
      const entry = await bookPoints(context, {
        user,
        amount: task.integral ?? 0,
        kind: 'task',
        key: `task:${task.id}:${user}:${context.requestId}`,
        sourceNo: task.code,
        sourceTitle: pickCaption(task.name, context.language),
        note: reason,
        expiresAt: endOfPoints(context.now, validDays),
      })
      return { points: entry?.amount ?? 0 }
    },
  },
})
