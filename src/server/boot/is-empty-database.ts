import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'

/** Whether a database holds no users and no accounts yet: only such a one is ever filled with demo data. */
export async function isEmptyDatabase(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    filled: boolean
  }>`select exists (select 1 from "user") or exists (select 1 from account) as filled`.execute(db)
  return rows[0]?.filled !== true
}
