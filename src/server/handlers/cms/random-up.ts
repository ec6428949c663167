import { sql } from 'kysely'
import { z } from 'zod'
import up from '../../../entities/movie-manage/up'
import { isNameable } from '../../access/own-rows'
import { refused } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'
import { ofTitles, titleKinds } from './title-kinds'

/** Draws an uploader from the pool. */
export const drawUp = defineOperation({
  id: 'up.getRandom',
  method: 'GET',
  url: '/cms/backend/up/getRandom',
  guard: {
    anyOf: titleKinds.flatMap(({ code }) => ['assignRandomUp', 'new', 'edit'].map((name) => `${code}.${name}`)),
  },
  input: z.strictObject({}),
  run: async (context) => {
    const drawn = await draw(context)
    if (!drawn) throw refused('movie-manage.series-list.assignRandomUp.empty')
    return { id: drawn.id, label: drawn.name, name: drawn.name, avatar: drawn.avatar, kind: drawn.kind }
  },
})

/** Each title gets an uploader of its own draw. */
export const assigningRandomUp = ofTitles('assignRandomUp', ({ entity }) => ({
  check: async (context) => (await draw(context)) !== undefined || 'movie-manage.series-list.assignRandomUp.empty',
  run: async (context, title) => {
    const drawn = await draw(context)
    if (drawn) await context.records.update(entity, title, { up: drawn.id })
    return { up: drawn?.id ?? null }
  },
}))

/** Only active virtual and official uploaders are in the pool, and of those whom the account may know. */
async function draw(context: Context) {
  const { rows } = await sql<{ id: number; name: string; avatar: string; kind: string }>`select id, name, avatar, kind
    from up where random_pool and state = 'active' and kind in ('virtual', 'official')
      and ${isNameable(context, up, sql.ref('up.id'))} order by random() limit 1`.execute(context.db)
  return rows[0]
}
