import { sql } from 'kysely'
import subtitle from '../../../entities/movie-manage/subtitle'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import type { Change } from '../../db/records'
import type { Context } from '../../pipeline/operation'
import { layOutCues } from './cue-rows'
import { refreshTitles } from './refresh-titles'

export type Subtitle = Row<typeof subtitle>

/** One default an episode and language; the languages of an episode are those of its published subtitles. */
export const subtitleRules = defineRules(subtitle, {
  afterSave: keepOneDefault,
  follow: async (place, changes) => {
    await refreshSubtitles(place, await episodesOf(place, changes))
    await layOutNew(place, changes)
  },
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

/** Lays out the lines of subtitles that are there anew: of one that was taken back they went with it, and no log keeps them. */
async function layOutNew(place: Pick<Context, 'db' | 'services' | 'now'>, changes: readonly Change[]): Promise<void> {
  const added = changes.filter(({ before }) => before === null).map(({ id }) => id)
  if (added.length === 0) return
  const { rows } = await sql<Pick<Subtitle, 'id' | 'file'>>`select id, file from subtitle s where id = any(${added})
    and not exists (select 1 from subtitle_cue c where c.subtitle = s.id)`.execute(place.db)
  for (const row of rows) await layOutCues(place, row)
}

async function episodesOf({ db }: Pick<Context, 'db'>, changes: readonly Change[]): Promise<number[]> {
  const { rows } = await sql<{ episode: number }>`select distinct episode from subtitle
    where id = any(${changes.map(({ id }) => id)})`.execute(db)
  const gone = changes.map(({ before }) => before?.episode).filter((id) => typeof id === 'number')
  return [...new Set([...rows.map(({ episode }) => episode), ...gone])]
}
