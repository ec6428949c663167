import {
  acceptCheck,
  bringBack,
  cancelResource,
  rejectCheck,
  retryResource,
  takeOffline,
} from '../../../../commands/movie-manage/series-resources'
import episode from '../../../entities/movie-manage/episode'
import resource from '../../../entities/movie-manage/resource'
import { handle } from '../../operations/handler'
import { swapFiles } from './swap-files'
import { queueTranscoding } from './transcode'

/** After so many attempts the source itself must be at fault. */
const mostAttempts = 5

export const retrying = handle(retryResource, {
  check: async (_context, { attempts }) =>
    (attempts ?? 0) < mostAttempts || 'movie-manage.series-resources.retryResource.tooMany',
  run: async (context, row) => {
    await context.records.update(resource, row, { state: 'queued', progress: 0, error: null })
    await queueTranscoding(context, row.id)
  },
})

export const cancelling = handle(cancelResource, {
  run: async ({ records }, row) => {
    await records.update(resource, row, { state: 'cancelled' })
  },
})

export const accepting = handle(acceptCheck, {
  run: async (context, row) => {
    const finishedAt = context.now.toISOString()
    await swapFiles(context, await context.records.update(resource, row, { state: 'ready', progress: 100, finishedAt }))
  },
})

export const rejectingCheck = handle(rejectCheck, {
  run: async ({ records }, row, { reason }) => {
    await records.update(resource, row, { state: 'failed', error: reason })
  },
})

/** What plays an online episode stays, where nothing else could. */
export const takingOffline = handle(takeOffline, {
  check: async ({ records }, row) => {
    if (row.episode === null) return true
    const [owner] = await records.where(episode, { id: row.episode })
    if (owner?.state !== 'online') return true
    const ready = await records.where(resource, { episode: row.episode, state: 'ready' }, 2)
    return ready.length > 1 || 'movie-manage.series-resources.takeOffline.only'
  },
  run: async ({ records }, row) => {
    await records.update(resource, row, { state: 'offline' })
  },
})

export const bringingBack = handle(bringBack, {
  run: async ({ records }, row) => {
    await records.update(resource, row, { state: 'ready' })
  },
})
