import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { deadAfterSeconds } from './instance'

/**
 * Takes over what waits in the one queue that servers had for all named work before it went by lanes: none of it is lost, neither
 * at the upgrade nor while a server of the version before still runs. What such a server is at stays its own while it lives.
 * @param coming the work that starts by itself: it has its pieces already
 */
export async function takeFormerWork(db: Kysely<Database>, coming: readonly string[], serverId: string): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db)
  if (!rows[0]?.there) return
  await sql`with former as (
      delete from pgboss.job j where j.name = 'work' and (j.state in ('created', 'retry') or (j.state = 'active'
        and not exists (select from server_instance s where s.id <> ${serverId} and s.started_at <= j.started_on
          and s.seen_at > now() - make_interval(secs => ${deadAfterSeconds}))))
      returning j.id, j.data, j.start_after)
    insert into work_piece (id, name, data, due_at, tries)
    select id::text, data ->> 'name', coalesce(data -> 'given', '{}'::jsonb), start_after, 0 from former
    where data ->> 'name' is not null and data ->> 'name' <> all(${coming})
    on conflict (id) do nothing`.execute(db)
}
