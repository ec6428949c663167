import * as commands from '../../../../commands/review-manage/detail'
import episode from '../../../entities/movie-manage/episode'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import { caption } from '../../base/captions'
import { requestListFile } from '../../domain/reports/list-file'
import { openStates } from '../../domain/review/desk'
import { checkOf, draw } from '../../domain/review/draw-checks'
import { decisionList } from '../../domain/review/files'
import { mayReview } from '../../domain/review/may-review'
import { switchEpisode } from '../../domain/review/move-subject'
import { openNextRound } from '../../domain/review/next-stage'
import { tellAuthor, tellUploader } from '../../domain/review/tell-uploader'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

const sheetColumns = [
  ...['round', 'stage', 'decidedAt', 'reviewer.id', 'decision', 'reasons', 'marks', 'ageRating'],
  ...['blockedAreas', 'state'],
]

export default handlers(commands, {
  /** Given to a reviewer who has not opened it yet: no lease runs. */
  assign: {
    undo: 'image',
    check: async (context, task, { reviewer }) => {
      const [found] = await context.records.where(reviewerEntity, { id: reviewer }, 1)
      if (!found) return 'error.noSuchRecord'
      return task.reviewer === reviewer ? 'review-manage.theirsAlready' : mayReview(context, found, task)
    },
    checkInBulk: (_context, { restricted }) => Promise.resolve(restricted !== true || 'review-manage.restrictedAlone'),
    run: async ({ records, now }, task, { reviewer }) => {
      const assignedAt = now.toISOString()
      await records.update(reviewTask, task, { state: 'assigned', reviewer, assignedAt, leaseUntil: null })
    },
  },

  reopen: {
    undo: 'image',
    check: async ({ records }, { id, subject, episode: part, content, post }) => {
      const key = subject === 'episode' ? { episode: part } : subject === 'post' ? { post } : { content, subject }
      const others = await records.where(reviewTask, { ...key, state: openStates }, 10)
      return others.every((other) => other.id === id) || 'review-manage.openAlready'
    },
    run: async (context, task, { stage, remark }) => {
      await openNextRound(context, task, stage, { remark })
    },
  },

  disableEpisode: {
    check: async ({ records }, task) => {
      const [part] = task.episode === null ? [] : await records.where(episode, { id: task.episode }, 1)
      return !part ? 'review-manage.episodesOnly' : part.enabled === true || 'derived.alreadySo'
    },
    run: async (context, task, { reasons }) => {
      await switchEpisode(context, task.episode ?? 0, false)
      await context.records.update(reviewTask, task, { reasons })
    },
    undo: 'image',
  },

  enableEpisode: {
    check: async ({ records }, task) => {
      const [part] = task.episode === null ? [] : await records.where(episode, { id: task.episode }, 1)
      return !part ? 'review-manage.episodesOnly' : part.enabled !== true || 'derived.alreadySo'
    },
    run: async (context, task, { remark }) => {
      await switchEpisode(context, task.episode ?? 0, true)
      await context.records.update(reviewTask, task, { remark })
    },
    undo: 'image',
  },

  messageUploader: {
    undo: 'never',
    run: async (context, task, { uploaderNote }) => {
      const noted = await context.records.update(reviewTask, task, { uploaderNote })
      const isInformed =
        task.submittedBy === null ? await tellAuthor(context, noted, uploaderNote) : await tellUploader(context, noted)
      if (!isInformed) throw refused('review-manage.nobodyToTell')
    },
  },

  resendNotice: {
    undo: 'never',
    run: async (context, task) => {
      if (!(await tellUploader(context, task))) throw refused('review-manage.nobodyToTell')
    },
  },

  drawCheck: {
    run: async (context, task, { decision: id }) => {
      const decision = await context.records.get(reviewDecision, id)
      if (decision.task !== task.id) throw badField('decision', 'review-manage.otherTask')
      if (task.restricted) throw refused('review-manage.restrictedNotDrawn')
      if (decision.state !== 'standing') throw badField('decision', 'review-manage.notStanding')
      if (await checkOf(context, decision)) throw badField('decision', 'review-manage.drawnAlready')
      await draw(context, decision, 'manual')
    },
  },

  /** Restricted content is in no file. */
  printSheet: {
    undo: 'never',
    check: (_context, { restricted }) => Promise.resolve(restricted !== true || 'review-manage.restrictedNoFile'),
    run: (context, { id, number }) =>
      requestListFile(context, {
        exportType: decisionList,
        title: `${caption(context.language, 'review-manage.detail.printSheet')} ${number ?? id}`,
        filters: { task: { is: [id] } },
        columns: sheetColumns,
      }),
  },
})
