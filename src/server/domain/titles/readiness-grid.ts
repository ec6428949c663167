import { sql, type Kysely } from 'kysely'
import { languageName } from '../../../fields/languages/language-name'
import { caption } from '../../base/captions'
import type { Database } from '../../db/database'
import { defineExport } from '../../jobs/export/own-export'
import { gridOf, type Grid } from './readiness'

export const page = 'MovieManage:seriesResources'

/** The grid as a sheet. */
export const readinessSheet = defineExport('readiness-grid', {
  code: `${page}.exportGrid`,
  open: async (services, { language }, { content }) => {
    const grid = await readGrid(services.reading, Number(content))
    const name = (id: string) => caption(language, id)
    const rows = async function* () {
      for (const { number, part, cells } of grid.lines)
        yield [number, name(`episode.part.${part}`), ...cells.map((cell) => name(`cell.${cell}`))]
    }
    return {
      expected: grid.lines.length,
      headings: [
        name('episode.number'),
        name('episode.part'),
        ...grid.definitions.map((each) => name(`resource.definition.${each}`)),
        ...grid.subtitles.map((each) => `${name('episode.subtitleLanguages')}: ${languageName(each, language)}`),
        ...grid.audio.map((each) => `${name('episode.audioLanguages')}: ${languageName(each, language)}`),
      ],
      rows: rows(),
    }
  },
})

export async function readGrid(db: Kysely<Database>, content: number): Promise<Grid> {
  const episodes = await sql<{ id: number; number: number; part: string; audio: string[] }>`
    select id, number, part, coalesce(audio_languages, '{}') as audio from episode
    where content = ${content} order by part, number`.execute(db)
  const files = await sql<{ episode: number; key: string; state: string }>`
    select r.episode, r.definition as key, r.state from resource r join episode e on e.id = r.episode
    where e.content = ${content}`.execute(db)
  const subtitles = await sql<{ episode: number; key: string; state: string }>`
    select s.episode, l.code as key, s.state from subtitle s join episode e on e.id = s.episode
    join language l on l.id = s.language where e.content = ${content} and s.kind = 'normal'`.execute(db)
  return gridOf(episodes.rows, files.rows, subtitles.rows)
}
