import { sql } from 'kysely'
import { deleteSubtitles } from '../../../../commands/movie-manage/series-resources'
import subtitle from '../../../entities/movie-manage/subtitle'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import type { Subtitle } from './subtitle-rules'
import { removeSubtitles } from './remove-subtitles'

/** Removes the subtitles of episodes in the named languages. */
export const deletingSubtitles = handle(deleteSubtitles, {
  check: async (context, { id }, { languages }) =>
    (await subtitlesOf(context, id, languages)).length > 0 || 'movie-manage.series-resources.deleteSubtitles.none',
  run: async (context, { id }, { languages }) => {
    await removeSubtitles(context, await subtitlesOf(context, id, languages))
  },
})

async function subtitlesOf({ db, records }: Context, episode: number, codes: readonly string[]): Promise<Subtitle[]> {
  const { rows } = await sql<{ id: number }>`select id from language where code = any(${[...codes]})`.execute(db)
  return records.where(subtitle, { episode, language: rows.map(({ id }) => id) })
}
