import { sql } from 'kysely'
import translationTerm from '../../../entities/movie-manage/translation-term'
import { missingTerms, missingText, type Term } from '../../../shared/glossary-terms'
import type { Change } from '../../db/records'
import { defineRules } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Place = Pick<Context, 'db'>

interface StoredLine {
  readonly id: number
  readonly source: string | null
  readonly text: string
  readonly missing: string | null
}

/** A word that changes is looked for anew in the lines that have it, or had it, in their original. */
export const termRules = defineRules(translationTerm, {
  follow: async ({ db }, changes) => {
    const words = changes.flatMap(({ before, after }) => [before?.term, after?.term])
    const { rows } = await sql<{ id: number; term: string }>`select id, term from translation_term
      where id = any(${changes.map(({ id }) => id)})`.execute(db)
    const known = [...words, ...rows.map(({ term }) => term)].filter((word) => typeof word === 'string')
    const { rows: lines } = await sql<{ id: number; subtitle: number }>`select q.id, q.subtitle from subtitle_cue q
      where exists (select 1 from unnest(${[...new Set(known)]}::text[]) w where strpos(lower(q.source), lower(w)) > 0)`.execute(
      db,
    )
    await refreshLines({ db }, lines)
  },
})

/** Works out anew which words of the glossary the lines that have changed lack. */
export async function followTerms({ db }: Place, changes: readonly Change[]): Promise<void> {
  const { rows } = await sql<{ id: number; subtitle: number }>`select id, subtitle from subtitle_cue
    where id = any(${changes.map(({ id }) => id)})`.execute(db)
  await refreshLines({ db }, rows)
}

async function refreshLines(place: Place, lines: readonly { id: number; subtitle: number }[]): Promise<void> {
  const bySubtitle = new Map<number, number[]>()
  for (const { id, subtitle } of lines)
    bySubtitle.set(Number(subtitle), [...(bySubtitle.get(Number(subtitle)) ?? []), Number(id)])
  for (const [subtitle, ids] of bySubtitle) await refreshTerms(place, subtitle, ids)
}

/** Works out which words of the glossary the lines of a subtitle lack. @param ids of some of them; of all unless given */
export async function refreshTerms({ db }: Place, subtitle: number, ids?: readonly number[]): Promise<void> {
  const { rows: lines } = await sql<StoredLine>`select id, source, text, missing_terms as missing from subtitle_cue
    where subtitle = ${subtitle} ${ids ? sql`and id = any(${[...ids]})` : sql``}`.execute(db)
  const terms = await termsIn({ db }, subtitle, lines.map(({ source }) => source ?? '').join('\n'))
  const changed = lines.flatMap(({ id, source, text, missing }) => {
    const now = missingText(missingTerms(source, text, terms))
    return now === missing ? [] : [{ id: Number(id), missing: now }]
  })
  if (changed.length === 0) return
  await sql`update subtitle_cue c set missing_terms = v.missing
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as v(id bigint, missing text)
    where c.id = v.id`.execute(db)
}

/** The words of the glossary that are in a text of a subtitle's original, with what they are called in its language. */
export async function termsIn({ db }: Place, subtitle: number, text: string): Promise<readonly Term[]> {
  const { rows } = await sql<Term>`
    with own as (
      select e.content, l.code as to_code, coalesce(
        (select t.source_language from ai_subtitle_task t where t.result_subtitle = s.id order by t.id desc limit 1),
        (select o.id from content_item c
          left join movie m on m.id = c.id left join series r on r.id = c.id left join short h on h.id = c.id
          join language o on o.code = (coalesce(m.spoken_languages, r.spoken_languages, h.spoken_languages))[1]
          where c.id = e.content)) as source_language
      from subtitle s join episode e on e.id = s.episode join language l on l.id = s.language where s.id = ${subtitle})
    select t.term, t.case_sensitive as "caseSensitive",
      case when t.kind = 'doNotTranslate' then t.term else t.translations ->> own.to_code end as wanted
    from translation_term t join own on own.source_language = t.source_language
    where t.enabled and (t.content is null or t.content = own.content)
      and strpos(lower(${text}), lower(t.term)) > 0
      and case when t.kind = 'doNotTranslate' then t.term else t.translations ->> own.to_code end <> ''
    order by length(t.term) desc, t.id`.execute(db)
  return rows
}
