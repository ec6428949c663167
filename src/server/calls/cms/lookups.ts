import { sql } from 'kysely'
import * as calls from '../../../calls/cms'
import type { Answer } from '../../../calls/define-call'
import movie from '../../../entities/movie-manage/movie'
import series from '../../../entities/movie-manage/series'
import tag from '../../../entities/movie-manage/tag'
import { rowsPicked } from '../../access/rows-seen'
import { registry } from '../../base/declarations'
import { readEpisodes } from '../../domain/titles/read-episodes'
import { missingPoints } from '../../domain/titles/title-points'
import { readRecord } from '../../operations/detail'
import { notFound } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

/** Whoever sees titles may look up what their forms choose from. */
const guard = {
  anyOf: ['movie', 'series', 'short'].flatMap((kind) => [`MovieManage:${kind}List`, `MovieManage:${kind}Resources`]),
}

/** The languages that titles, sound tracks and subtitles may be in. */
export const languageList = serve(calls.languageList, {
  id: 'movie.langList',
  choosing: true,
  guard,
  run: async ({ db }) => {
    const { rows } = await sql<
      Answer<typeof calls.languageList>[number]
    >`select id, code, name, native_name as "nativeName", rtl, subtitles, audio
      from language where enabled order by "order", id`.execute(db)
    return rows
  },
})

/** The enabled tags of a type, those without a parent first. */
export const tagsByType = serve(calls.tagsByType, {
  id: 'tags.allByType',
  guard,
  run: (context, { type }) => tagsWhere(context, sql`type = ${type}`),
})

/** The enabled tags just below another. */
export const childTags = serve(calls.childTags, {
  id: 'tags.getChildTags',
  guard,
  run: (context, input) => tagsWhere(context, sql`parent = ${input.id}`),
})

export const copyrightTags = serve(calls.copyrightTags, {
  id: 'tags.allCopyrightTag',
  guard,
  run: (context) => tagsWhere(context, sql`type = 'copyright'`),
})

export const platformTags = serve(calls.platformTags, {
  id: 'tags.allPlatformTag',
  guard,
  run: (context) => tagsWhere(context, sql`type = 'platform'`),
})

/** A series or a film in full, by the id that titles of every kind share, with what it lacks. */
export const titleById = serve(calls.titleById, {
  id: 'content.getDramaOrMovieById',
  guard,
  run: async (context, input) => {
    const [title] = await context.records.where(series, { id: input.id })
    if (title) {
      const episodes = await readEpisodes(context, [title.id])
      const missing = missingPoints(title, episodes.get(title.id) ?? [])
      return { ...(await readRecord(registry, series, context, title.id)), type: 'series' as const, missing }
    }
    const [film] = await context.records.where(movie, { id: input.id })
    if (!film) throw notFound('contentItem', input.id)
    return { ...(await readRecord(registry, movie, context, film.id)), type: 'movie' as const, missing: [] }
  },
})

async function tagsWhere({ db, account }: Context, condition: ReturnType<typeof sql>) {
  const picked = rowsPicked(registry, tag, account)
  const { rows } = await sql<
    Answer<typeof calls.tagsByType>[number]
  >`select id, code, name, type, parent, applies, show_in_filter as "showInFilter",
      exists (select 1 from tag child where child.parent = tag.id and child.enabled) as "hasChildren"
    from tag where ${sql.join([sql`enabled and state = 'active'`, condition, ...picked], sql` and `)}
    order by parent nulls first, "order", id`.execute(db)
  return rows
}
