import * as commands from '../../../../commands/movie-manage/short-resources'
import short from '../../../entities/movie-manage/short'
import reviewTask from '../../../entities/review-manage/review-task'
import { numberOf } from '../../domain/review/task-number'
import { handlers } from '../../operations/handler'

const open = ['waiting', 'assigned', 'held', 'returned'] as const

export default handlers(commands, {
  /** An episode has one open task at most; one that was decided on before comes as the next round. */
  sendToReview: {
    check: async ({ records }, { id }) =>
      (await records.where(reviewTask, { episode: id, state: [...open] }, 1)).length === 0 ||
      'movie-manage.short-resources.sendToReview.open',
    run: async ({ records, account, now }, row) => {
      const former = await records.where(reviewTask, { episode: row.id })
      const owner = await records.find(short, row.content)
      const task = await records.insert(reviewTask, {
        subject: 'episode',
        episode: row.id,
        content: row.content,
        subjectVersion: row.version,
        parent: owner?.reviewTask ?? null,
        stage: 'initial',
        round: Math.max(0, ...former.map(({ round }) => round ?? 0)) + 1,
        origin: former.length > 0 ? 'resubmission' : 'submission',
        source: owner?.source ?? null,
        minutes: row.duration === null ? null : Math.round(row.duration / 6) / 10,
        submittedBy: account.id,
        submittedAt: now.toISOString(),
      })
      await records.update(reviewTask, task, { number: numberOf(now, task.id) })
      return { task: task.id }
    },
  },
})
