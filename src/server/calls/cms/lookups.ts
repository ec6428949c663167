import { sql } from 'kysely'
import { z } from 'zod'
import movie from '../../../entities/movie-manage/movie'
import series from '../../../entities/movie-manage/series'
import tag from '../../../entities/movie-manage/tag'
import { rowsPicked } from '../../access/rows-seen'
import { registry } from '../../base/declarations'
import { readEpisodes } from '../../domain/titles/read-episodes'
import { missingPoints } from '../../domain/titles/title-points'
import { readRecord } from '../../operations/detail'
import { notFound } from '../../base/errors'
import { type Context, defineOperation } from '../../pipeline/operation'

/** Whoever sees titles may look up what their forms choose from. */
const guard = {
  anyOf: ['movie', 'series', 'short'].flatMap((kind) => [`MovieManage:${kind}List`, `MovieManage:${kind}Resources`]),
}

const base = '/cms/backend'

const id = z.coerce.number('error.notNumber').int('error.notWhole')

const typeShape = z.enum(tag.fields.type.of, 'error.notChoice')

/** The languages that titles, sound tracks and subtitles may be in. */
export const languageList = defineOperation({
  id: 'movie.langList',
  choosing: true,
  method: 'GET',
  url: `${base}/movie/langList`,
  guard,
  input: z.strictObject({}),
  run: async ({ db }) => {
    const { rows } = await sql`select id, code, name, native_name as "nativeName", rtl, subtitles, audio
      from language where enabled order by "order", id`.execute(db)
    return rows
  },
})

/** The enabled tags of a type, those without a parent first. */
export const tagsByType = defineOperation({
  id: 'tags.allByType',
  method: 'POST',
  url: `${base}/tags/allByType`,
  guard,
  input: z.strictObject({ type: typeShape }),
  run: (context, { type }) => tagsWhere(context, sql`type = ${type}`),
})

/** The enabled tags just below another. */
export const childTags = defineOperation({
  id: 'tags.getChildTags',
  method: 'POST',
  url: `${base}/tags/getChildTags`,
  guard,
  input: z.strictObject({ id }),
  run: (context, input) => tagsWhere(context, sql`parent = ${input.id}`),
})

export const copyrightTags = defineOperation({
  id: 'tags.allCopyrightTag',
  method: 'GET',
  url: `${base}/tags/allCopyrightTag`,
  guard,
  input: z.strictObject({}),
  run: (context) => tagsWhere(context, sql`type = 'copyright'`),
})

export const platformTags = defineOperation({
  id: 'tags.allPlatformTag',
  method: 'GET',
  url: `${base}/tags/allPlatformTag`,
  guard,
  input: z.strictObject({}),
  run: (context) => tagsWhere(context, sql`type = 'platform'`),
})

/** A series or a film in full, by the id that titles of every kind share, with what it lacks. */
export const titleById = defineOperation({
  id: 'content.getDramaOrMovieById',
  method: 'GET',
  url: `${base}/content/getDramaOrMovieById`,
  guard,
  input: z.strictObject({ id }),
  run: async (context, input) => {
    const [title] = await context.records.where(series, { id: input.id })
    if (title) {
      const episodes = await readEpisodes(context, [title.id])
      const missing = missingPoints(title, episodes.get(title.id) ?? [])
      return { ...(await readRecord(registry, series, context, title.id)), type: 'series', missing }
    }
    const [film] = await context.records.where(movie, { id: input.id })
    if (!film) throw notFound('contentItem', input.id)
    return { ...(await readRecord(registry, movie, context, film.id)), type: 'movie', missing: [] }
  },
})

async function tagsWhere({ db, account }: Context, condition: ReturnType<typeof sql>) {
  const picked = rowsPicked(registry, tag, account)
  const { rows } = await sql`select id, code, name, type, parent, applies, show_in_filter as "showInFilter",
      exists (select 1 from tag child where child.parent = tag.id and child.enabled) as "hasChildren"
    from tag where ${sql.join([sql`enabled and state = 'active'`, condition, ...picked], sql` and `)}
    order by parent nulls first, "order", id`.execute(db)
  return rows
}
