import { sql } from 'kysely'
import { pauseQueue, resumeQueue } from '../../../../commands/movie-manage/transcode-list'
import transcodeHold from '../../../entities/movie-manage/transcode-hold'
import { defineRules, handlePage } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import { transcodeWork } from './transcode'
import { isHeld } from './transcode-holds'

/** So many waiting files are set going at once. */
const mostResumed = 5_000

export const pausingQueue = handlePage(pauseQueue, {
  run: async ({ db, records }, { profile, reason }) => {
    if (await isHeld(db, profile)) throw refused('movie-manage.transcode-list.pauseQueue.already')
    const { id } = await records.insert(transcodeHold, { profile, reason })
    return { id }
  },
})

export const resumingQueue = handlePage(resumeQueue, {
  run: async ({ records }) => {
    const holds = await records.where(transcodeHold, {})
    if (holds.length === 0) throw refused('movie-manage.transcode-list.resumeQueue.none')
    for (const hold of holds) await records.remove(transcodeHold, hold)
  },
})

/** However a hold goes, what waited for it is set going, the most urgent first. */
export const holdRules = defineRules(transcodeHold, {
  follow: async ({ db, now, services }, changes) => {
    if (changes.every(({ after }) => after !== null)) return
    const { rows } = await sql<{ id: number }>`select id from resource where state = 'queued'
      order by array_position(array['urgent', 'high', 'normal', 'low'], priority), id limit ${mostResumed}`.execute(db)
    for (const { id } of rows) await services.jobs.schedule({ db }, transcodeWork, { id }, now)
  },
})
