import { sql } from 'kysely'
import { type Context } from '../../pipeline/operation'

/** An address is one person's among all but deleted accounts, however it is written; `ilike` is what the index serves. */
export async function isEmailTaken({ db }: Pick<Context, 'db'>, email: string, besides?: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (
      select 1 from "user" where email ilike ${email.replace(/[\\%_]/g, '\\$&')} and state <> 'deleted' and id <> ${besides ?? 0}
    ) as taken`.execute(db)
  return rows[0]?.taken === true
}
