import { sql } from 'kysely'
import type { Change } from '../../db/records'
import type { Context } from '../../pipeline/operation'

/** Counts again the titles of every franchise that one of these changes touches. */
export async function refreshXilies({ db }: Pick<Context, 'db'>, changes: readonly Change[]): Promise<void> {
  const touched = changes.flatMap(({ before, after }) => [before?.xilie, after?.xilie])
  const ids = [...new Set(touched.filter((id): id is number => typeof id === 'number'))]
  if (ids.length === 0) return
  await sql`update xilie set items = (select count(*) from series s where s.xilie = xilie.id)
    + (select count(*) from movie m where m.xilie = xilie.id) where id = any(${ids})`.execute(db)
}
