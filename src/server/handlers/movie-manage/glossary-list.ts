import { sql } from 'kysely'
import * as commands from '../../../../commands/movie-manage/glossary-list'
import contentItem from '../../../entities/movie-manage/content-item'
import credit from '../../../entities/movie-manage/credit'
import star from '../../../entities/movie-manage/star'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import translationTerm from '../../../entities/movie-manage/translation-term'
import type { Row } from '../../../schema/entity'
import type { Captions } from '../../../schema/field'
import type { Finding } from '../../../schema/findings'
import { holdsTerm, replaceTerm } from '../../../shared/glossary-terms'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Cue = Row<typeof subtitleCue> & { readonly code: string }

const maxCues = 20_000

export default handlers(commands, {
  collectTerms: {
    run: async (context, { content }) => {
      await context.records.get(contentItem, content)
      const language = await spokenIn(context, content)
      if (!language) throw refused('movie-manage.glossary-list.collectTerms.noLanguage')
      const known = await context.records.where(translationTerm, { sourceLanguage: language.id, content: [content] })
      const taken = new Set(known.map(({ term }) => term))
      const findings: Finding[] = []
      for (const names of await namesIn(context, content)) {
        const term = (names[language.code] ?? names.en ?? names.zh_CN ?? '').trim().slice(0, 100)
        if (!term || taken.has(term)) continue
        taken.add(term)
        const translations = withBoth(names, term)
        await create(context, translationTerm, {
          term,
          sourceLanguage: language.id,
          content,
          kind: 'person',
          translations,
        })
        findings.push({
          caption: 'viewer.record',
          params: { record: term },
          value: translations.en ?? null,
          tone: 'good',
        })
      }
      if (findings.length === 0) throw refused('movie-manage.glossary-list.collectTerms.none')
      return { findings }
    },
  },

  applyToSubtitles: {
    undo: 'image',
    check: async (_context, { content: own, enabled }, { content }) => {
      if (!enabled) return 'movie-manage.glossary-list.applyToSubtitles.off'
      return own === null || own === content || 'movie-manage.glossary-list.applyToSubtitles.otherTitle'
    },
    run: async (context, term, { content, languages }) => {
      let [changed, marked] = [0, 0]
      for (const cue of await cuesOf(context, content, languages)) {
        const wanted = term.kind === 'doNotTranslate' ? term.term : (term.translations?.[cue.code] ?? '')
        if (!wanted || !holdsTerm(cue.source ?? cue.text, term)) continue
        const text = term.kind === 'doNotTranslate' ? cue.text : replaceTerm(cue.text, term, wanted)
        const lacks = !text.toLowerCase().includes(wanted.toLowerCase())
        if (text !== cue.text) changed++
        if (lacks) marked++
        const { code: _code, ...row } = cue
        await context.records.update(subtitleCue, row, { text, ...(lacks && { flag: 'term' as const }) })
      }
      const hits = (term.hits ?? 0) + changed + marked
      await context.records.update(translationTerm, term, { hits })
      return { changed, marked }
    },
  },
})

/** The language that a title is spoken in first. */
async function spokenIn({ db }: Context, content: number): Promise<{ id: number; code: string } | undefined> {
  const { rows } = await sql<{ id: number; code: string }>`select l.id, l.code from language l
    where l.code = (select (coalesce(m.spoken_languages, s.spoken_languages, h.spoken_languages))[1] from content_item c
      left join movie m on m.id = c.id left join series s on s.id = c.id left join short h on h.id = c.id
      where c.id = ${content})`.execute(db)
  return rows[0]
}

async function namesIn({ records }: Context, content: number): Promise<Captions[]> {
  const credits = await records.where(credit, { content })
  const people = await records.where(star, { id: [...new Set(credits.map((each) => each.star))] })
  const characters = credits.flatMap(({ character }) => (character ? [character] : []))
  return [...characters, ...people.map(({ name }) => name)]
}

function withBoth(names: Captions, term: string): Captions {
  const cut = Object.entries(names).map(([language, text]): [string, string] => [language, text.slice(0, 100)])
  return { zh_CN: term, en: term, ...(Object.fromEntries(cut) as Readonly<Record<string, string>>) }
}

async function cuesOf({ db, records }: Context, content: number, languages: readonly string[]): Promise<Cue[]> {
  const { rows } = await sql<{ id: number; code: string }>`select q.id, l.code from subtitle_cue q
    join subtitle s on s.id = q.subtitle join language l on l.id = s.language join episode e on e.id = s.episode
    where e.content = ${content} and l.code = any(${[...languages]}) order by q.id limit ${maxCues}`.execute(db)
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  const cues = await records.where(subtitleCue, { id: [...codes.keys()] }, maxCues)
  return cues.map((cue) => ({ ...cue, code: codes.get(cue.id) ?? '' }))
}
