import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

/** Whether the queue stands still for files of a profile; without one, for all of them. */
export async function isHeld(db: Kysely<Database>, profile: string | null): Promise<boolean> {
  const { rows } = await sql`select 1 from transcode_hold
    where profile is null or profile = ${profile} limit 1`.execute(db)
  return rows.length > 0
}
