import { sql } from 'kysely'
import transcodeHold from '../../../entities/movie-manage/transcode-hold'
import { defineRules } from '../../operations/handler'
import { transcodeWork } from './transcode'

/** How many waiting files are resumed at once. */
const maxResumed = 5_000

/** However a hold goes, what waited for it is set going, the most urgent first. */
export const holdRules = defineRules(transcodeHold, {
  follow: async ({ db, now, services }, changes) => {
    if (changes.every(({ after }) => after !== null)) return
    const { rows } = await sql<{ id: number }>`select id from resource where state = 'queued'
      order by array_position(array['urgent', 'high', 'normal', 'low'], priority), id limit ${maxResumed}`.execute(db)
    for (const { id } of rows) await services.jobs.schedule({ db }, transcodeWork, { id }, now)
  },
})
