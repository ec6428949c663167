import { sql } from 'kysely'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

/** How long a portrait that was removed can be restored. */
const portraitKeptDays = 30

export async function formerPortrait({ db, now }: Context, id: number): Promise<string | undefined> {
  const since = new Date(now.getTime() - portraitKeptDays * dayMs).toISOString()
  const { rows } = await sql<{ portrait: string }>`
    select change -> 'before' ->> 'portrait' as portrait
    from audit_entry a cross join lateral jsonb_array_elements(a.changes) as change
    where a.entity = 'user' and a.record_id = ${String(id)} and a.at >= ${since} and a.result = 'ok'
      and a.command = 'user-manage.user-list.resetPortrait' and change -> 'before' ->> 'portrait' is not null
    order by a.id desc limit 1`.execute(db)
  return rows[0]?.portrait
}
