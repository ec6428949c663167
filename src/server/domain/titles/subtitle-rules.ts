import { sql } from 'kysely'
import subtitle from '../../../entities/movie-manage/subtitle'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import type { Change } from '../../db/records'
import type { Context } from '../../pipeline/operation'
import { refreshTitles } from './refresh-titles'

export type Subtitle = Row<typeof subtitle>

/** One default an episode and language; the languages of an episode are those of its published subtitles. */
export const subtitleRules = defineRules(subtitle, {
  afterSave: keepOneDefault,
  follow: async (place, changes) => refreshSubtitles(place, await episodesOf(place, changes)),
})

/** A subtitle that becomes the default takes the place of the one before it. */
export async function keepOneDefault({ records }: Pick<Context, 'records'>, saved: Subtitle): Promise<void> {
  if (!saved.isDefault) return
  const others = await records.where(subtitle, { episode: saved.episode, language: saved.language, isDefault: true })
  for (const other of others) if (other.id !== saved.id) await records.update(subtitle, other, { isDefault: false })
}

async function refreshSubtitles(place: Pick<Context, 'db' | 'now'>, episodes: readonly number[]): Promise<void> {
  if (episodes.length === 0) return
  const { rows } = await sql<{ content: number }>`update episode e set subtitle_languages = coalesce((
      select array_agg(distinct l.code order by l.code) from subtitle s join language l on l.id = s.language
      where s.episode = e.id and s.state = 'published'), '{}')
    where e.id = any(${[...episodes]}) returning e.content`.execute(place.db)
  await refreshTitles(
    place,
    rows.map(({ content }) => content),
  )
}

async function episodesOf({ db }: Pick<Context, 'db'>, changes: readonly Change[]): Promise<number[]> {
  const { rows } = await sql<{ episode: number }>`select distinct episode from subtitle
    where id = any(${changes.map(({ id }) => id)})`.execute(db)
  const gone = changes.map(({ before }) => before?.episode).filter((id) => typeof id === 'number')
  return [...new Set([...rows.map(({ episode }) => episode), ...gone])]
}
