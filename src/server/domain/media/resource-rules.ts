import { sql } from 'kysely'
import resource from '../../../entities/movie-manage/resource'
import { defineRules } from '../../operations/handler'
import type { Change } from '../../db/records'
import type { Context } from '../../pipeline/operation'
import { refreshFiles } from './refresh-files'

/** An episode's definitions, sound tracks and readiness follow its files, however those change. */
export const resourceRules = defineRules(resource, {
  follow: async (place, changes) => refreshFiles(place, await episodesOf(place, changes)),
})

async function episodesOf({ db }: Pick<Context, 'db'>, changes: readonly Change[]): Promise<number[]> {
  const { rows } = await sql<{ episode: number }>`select distinct episode from resource
    where id = any(${changes.map(({ id }) => id)}) and episode is not null`.execute(db)
  const gone = changes.map(({ before }) => before?.episode).filter((id) => typeof id === 'number')
  return [...rows.map((row) => row.episode), ...gone]
}
