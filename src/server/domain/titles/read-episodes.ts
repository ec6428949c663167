import { sql } from 'kysely'
import episode from '../../../entities/movie-manage/episode'
import { rowFrom } from '../../db/storage'
import type { Context } from '../../pipeline/operation'
import type { EpisodeFacts } from './title-figures'

/** What counts of every episode of these titles, by title. Nothing is locked. */
export async function readEpisodes(
  { db }: Pick<Context, 'db'>,
  titles: readonly number[],
): Promise<Map<number, EpisodeFacts[]>> {
  const { rows } = await sql<Record<string, unknown>>`select id, content, number, part, state, enabled, resource_state,
    definitions, subtitle_languages from episode where content = any(${[...titles]}) order by content, part, number`.execute(
    db,
  )
  const byTitle = new Map<number, EpisodeFacts[]>(titles.map((id) => [id, []]))
  for (const stored of rows) {
    const facts = rowFrom(episode, stored)
    byTitle.get(facts.content)?.push(facts)
  }
  return byTitle
}
