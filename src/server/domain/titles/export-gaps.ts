import { sql, type RawBuilder } from 'kysely'
import { pickCaption } from '../../../fields/format'
import { languageName } from '../../../fields/languages/language-name'
import { caption } from '../../base/captions'
import { defineExport, requestOwnExport } from '../../jobs/export/own-export'
import type { Cell } from '../../sheets/csv'
import { prepare } from '../../operations/handler'
import { storageOf } from '../../db/storage'
import type { Services } from '../../base/services'
import { isOwnRow } from '../../access/own-rows'
import { titleKinds, type TitleKind } from './title-kinds'

/** Rows fetched at once. */
const batchSize = 2_000

/** Which episodes of titles that are, or are about to go, on the shelf lack a file, or a subtitle in one of the languages. */
const gapExports = titleKinds.map((kind) => ({
  kind,
  gaps: defineExport(`${kind.name}-gaps`, {
    code: `${kind.code}.exportGaps`,
    open: async (services, { language, account }, params) => {
      const own = isOwnRow({ services, account }, `${kind.code}.exportGaps`, kind.entity, sql.ref('s.id'))
      const languages = (params.languages ?? []) as readonly string[]
      const { rows } = await sql<{ count: number }>`select count(*) as count ${gaps(kind, languages, own)}`.execute(
        services.reading,
      )
      const name = (id: string) => caption(language, id)
      return {
        expected: Number(rows[0]?.count ?? 0),
        headings: [
          name(kind.name),
          name(`${kind.name}.title`),
          name(`${kind.name}.state`),
          name('episode.number'),
          name('episode.state'),
          name('episode.resourceState'),
          ...languages.map((each) => languageName(each, language)),
        ],
        rows: readGaps(services, kind, languages, own, language),
      }
    },
  }),
}))

/** Found by the report centre under their names. */
export const titleGaps = gapExports.map(({ gaps: found }) => found)

/** Writes the gaps of a kind of title into a file of the report centre. */
export const exportGaps = (kind: TitleKind) => {
  const found = gapExports.find((each) => each.kind === kind)?.gaps
  if (!found) throw new Error(`There is no export of gaps for ${kind.name}.`)
  return prepare(kind.commands.exportGaps, {
    run: async (context, { languages }) => ({
      taskId: await requestOwnExport(context, found, {
        title: caption(context.language, `${kind.page}.exportGaps`),
        page: kind.path,
        params: { languages },
      }),
    }),
  })
}

function gaps({ entity }: TitleKind, languages: readonly string[], own: RawBuilder<boolean>) {
  return sql`from episode e join ${sql.table(storageOf(entity).table)} s on s.id = e.content
    where e.part = 'main' and ${own} and s.state in ('approved', 'scheduled', 'published')
      and (e.resource_state is null or e.resource_state in ('none', 'failed', 'processing')
        or not coalesce(e.subtitle_languages, '{}') @> ${[...languages]}::text[])`
}

async function* readGaps(
  services: Services,
  kind: TitleKind,
  languages: readonly string[],
  own: RawBuilder<boolean>,
  language: 'zh' | 'en',
): AsyncGenerator<Cell[]> {
  const missing = caption(language, 'cell.missing')
  for (let after = { title: 0, id: 0 }; ;) {
    const { rows } = await sql<Gap>`select e.id, s.id as title_id, s.title, s.state as title_state, e.number, e.state,
      e.resource_state, e.subtitle_languages ${gaps(kind, languages, own)} and (s.id, e.id) > (${after.title}, ${after.id})
      order by s.id, e.id limit ${batchSize}`.execute(services.reading)
    for (const row of rows)
      yield [
        row.title_id,
        pickCaption(row.title, language),
        caption(language, `${kind.name}.state.${row.title_state}`),
        row.number,
        caption(language, `episode.state.${row.state}`),
        caption(language, `episode.resourceState.${row.resource_state ?? 'none'}`),
        ...languages.map((each) => ((row.subtitle_languages ?? []).includes(each) ? '' : missing)),
      ]
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = { title: last.title_id, id: last.id }
  }
}

interface Gap {
  id: number
  title_id: number
  title: Record<string, string>
  title_state: string
  number: number
  state: string
  resource_state: string | null
  subtitle_languages: string[] | null
}
