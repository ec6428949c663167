import * as detail from '../../../../commands/review-manage/detail'
import * as list from '../../../../commands/review-manage/task-list'
import episode from '../../../entities/movie-manage/episode'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import { handle, handlePage, handleTogether } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { checkOf, draw } from './draw-checks'
import { returnTask } from './lease'
import { mayReview, type Task } from './may-review'
import { switchEpisode } from './move-subject'
import { openNextRound, waitingAt } from './next-stage'
import { numberOf } from './task-number'
import { spreadTasks } from './spread-tasks'
import { tellAuthor, tellUploader } from './tell-uploader'

/** As many as a title has parts. */
const mostParts = 3_000
const openStates: readonly Task['state'][] = ['waiting', 'assigned', 'held', 'returned']

/** Given to a reviewer who has not opened it yet: no lease runs. */
export const assigning = handle(detail.assign, {
  undo: 'image',
  check: async (context, task, { reviewer }) => {
    const [found] = await context.records.where(reviewerEntity, { id: reviewer }, 1)
    if (!found) return 'error.noSuchRecord'
    return task.reviewer === reviewer ? 'review-manage.theirsAlready' : mayReview(context, found, task)
  },
  amongMany: (_context, { restricted }) => Promise.resolve(restricted !== true || 'review-manage.restrictedAlone'),
  run: async ({ records, now }, task, { reviewer }) => {
    const assignedAt = now.toISOString()
    await records.update(reviewTask, task, { state: 'assigned', reviewer, assignedAt, leaseUntil: null })
  },
})

export const reopening = handle(detail.reopen, {
  undo: 'image',
  check: async ({ records }, { id, subject, episode: part, content, post }) => {
    const key = subject === 'episode' ? { episode: part } : subject === 'post' ? { post } : { content, subject }
    const others = await records.where(reviewTask, { ...key, state: openStates }, 10)
    return others.every((other) => other.id === id) || 'review-manage.openAlready'
  },
  run: async (context, task, { stage, remark }) => {
    await openNextRound(context, task, stage, { remark })
  },
})

export const disablingEpisode = handle(detail.disableEpisode, {
  check: async ({ records }, task) => {
    const [part] = task.episode === null ? [] : await records.where(episode, { id: task.episode }, 1)
    return !part ? 'review-manage.episodesOnly' : part.enabled === true || 'derived.alreadySo'
  },
  run: async (context, task, { reasons }) => {
    await switchEpisode(context, task.episode ?? 0, false)
    await context.records.update(reviewTask, task, { reasons })
  },
  undo: 'image',
})

export const enablingEpisode = handle(detail.enableEpisode, {
  check: async ({ records }, task) => {
    const [part] = task.episode === null ? [] : await records.where(episode, { id: task.episode }, 1)
    return !part ? 'review-manage.episodesOnly' : part.enabled !== true || 'derived.alreadySo'
  },
  run: async (context, task, { remark }) => {
    await switchEpisode(context, task.episode ?? 0, true)
    await context.records.update(reviewTask, task, { remark })
  },
  undo: 'image',
})

export const messagingUploader = handle(detail.messageUploader, {
  undo: 'never',
  run: async (context, task, { uploaderNote }) => {
    const noted = await context.records.update(reviewTask, task, { uploaderNote })
    const isTold =
      task.submittedBy === null ? await tellAuthor(context, noted, uploaderNote) : await tellUploader(context, noted)
    if (!isTold) throw refused('review-manage.nobodyToTell')
  },
})

export const resendingNotice = handle(detail.resendNotice, {
  undo: 'never',
  run: async (context, task) => {
    if (!(await tellUploader(context, task))) throw refused('review-manage.nobodyToTell')
  },
})

export const drawingOne = handle(detail.drawCheck, {
  run: async (context, task, { decision: id }) => {
    const decision = await context.records.get(reviewDecision, id)
    if (decision.task !== task.id) throw badField('decision', 'review-manage.otherTask')
    if (task.restricted) throw refused('review-manage.restrictedNotDrawn')
    if (decision.state !== 'standing') throw badField('decision', 'review-manage.notStanding')
    if (await checkOf(context, decision)) throw badField('decision', 'review-manage.drawnAlready')
    await draw(context, decision, 'manual')
  },
})

export const spreading = handleTogether(list.spread, {
  run: async (context, rows) => ({ findings: await spreadTasks(context, rows) }),
})

export const takingFromReviewer = handlePage(list.takeFromReviewer, {
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
})

/** Every episode of a title is looked at again: in the next round of its task, or in a first one. */
export const openingRounds = handlePage(list.openRounds, {
  run: async (context, { content, stage, remark }) => {
    const { records, now, account } = context
    const parts = await records.where(episode, { content }, mostParts)
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
})
