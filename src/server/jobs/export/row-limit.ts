import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { Account } from '../../access/account'

/** The most rows that an account may have in one file: the largest limit of its roles; none for the super administrator. */
export async function rowLimitOf(db: Kysely<Database>, account: Account): Promise<number> {
  if (account.isSuper) return Number.POSITIVE_INFINITY
  const { rows } = await sql<{ limit: number | null }>`select max(export_row_limit) as limit
    from role where id = any(${account.roleIds}) and enabled`.execute(db)
  return rows[0]?.limit ?? 0
}
