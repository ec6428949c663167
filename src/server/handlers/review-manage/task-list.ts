import * as commands from '../../../../commands/review-manage/task-list'
import episode from '../../../entities/movie-manage/episode'
import reviewTask from '../../../entities/review-manage/review-task'
import { caption } from '../../base/captions'
import { requestListFile } from '../../domain/reports/list-file'
import { openStates } from '../../domain/review/desk'
import { decisionList, decisionsOf, reasonColumns } from '../../domain/review/files'
import { returnTask } from '../../domain/review/lease'
import type { Task } from '../../domain/review/may-review'
import { openNextRound, waitingAt } from '../../domain/review/next-stage'
import { spreadTasks } from '../../domain/review/spread-tasks'
import { numberOf } from '../../domain/review/task-number'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

/** As many as a title has parts. */
const maxParts = 3_000

export default handlers(commands, {
  spread: {
    runTogether: async (context, rows) => ({ findings: await spreadTasks(context, rows) }),
  },

  takeFromReviewer: {
    preview: async ({ records }, { reviewer }) => {
      const total = (await records.where(reviewTask, { reviewer, state: ['assigned', 'held'] })).length
      return { total, eligible: total, reasons: [] }
    },
    run: async (context, { reviewer, to }) => {
      const tasks = await context.records.where(reviewTask, { reviewer, state: ['assigned', 'held'] })
      if (tasks.length === 0) throw refused('review-manage.nothingInHand')
      const back: Task[] = []
      for (const task of tasks) back.push(await returnTask(context, task))
      if (to === 'reviewer') return { findings: await spreadTasks(context, back, reviewer) }
      return { findings: [{ caption: 'review-manage.returnedCount', value: back.length, tone: 'good' as const }] }
    },
  },

  /** Every episode of a title is looked at again: in the next round of its task, or in a first one. */
  openRounds: {
    run: async (context, { content, stage, remark }) => {
      const { records, now, account } = context
      const parts = await records.where(episode, { content }, maxParts)
      if (parts.length === 0) throw badField('content', 'review-manage.noEpisodes')
      const counts = { opened: 0, open: 0 }
      for (const { id } of parts) {
        const last = (await records.where(reviewTask, { episode: id })).at(-1)
        if (last && openStates.includes(last.state)) counts.open++
        else {
          counts.opened++
          if (last) await openNextRound(context, last, stage, { remark })
          else {
            const submitted = { submittedBy: account.id, submittedAt: now.toISOString(), origin: 'recheck' } as const
            const task = await records.insert(reviewTask, {
              subject: 'episode',
              episode: id,
              content,
              remark,
              ...submitted,
            })
            const waiting = await waitingAt(context, task, stage)
            await records.update(reviewTask, task, { ...waiting, number: numberOf(now, task.id) })
          }
        }
      }
      return {
        findings: [
          { caption: 'review-manage.roundsOpened', value: counts.opened, tone: 'good' as const },
          { caption: 'review-manage.roundsOpen', value: counts.open },
        ],
      }
    },
  },

  exportReasons: {
    run: (context, days) =>
      requestListFile(context, {
        exportType: decisionList,
        title: caption(context.language, 'review-manage.task-list.exportReasons'),
        filters: decisionsOf(days),
        columns: reasonColumns,
      }),
  },
})
