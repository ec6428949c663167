import { sql } from 'kysely'
import up from '../../../entities/movie-manage/up'
import { isNameable } from '../../access/own-rows'
import { type Context } from '../../pipeline/operation'
import { ofTitles } from './title-kinds'

/** Each title gets an uploader of its own draw. */
export const assignRandomUp = ofTitles('assignRandomUp', ({ entity }) => ({
  check: async (context) => (await draw(context)) !== undefined || 'movie-manage.series-list.assignRandomUp.empty',
  run: async (context, title) => {
    const drawn = await draw(context)
    if (drawn) await context.records.update(entity, title, { up: drawn.id })
    return { up: drawn?.id ?? null }
  },
}))

/** Only active virtual and official uploaders are in the pool, and of those whom the account may know. */
export async function draw(context: Context) {
  const { rows } = await sql<{
    id: number
    name: string
    avatar: string
    kind: 'virtual' | 'official'
  }>`select id, name, avatar, kind
    from up where random_pool and state = 'active' and kind in ('virtual', 'official')
      and ${isNameable(context, up, sql.ref('up.id'))} order by random() limit 1`.execute(context.db)
  return rows[0]
}
