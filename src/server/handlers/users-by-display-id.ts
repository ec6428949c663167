import user from '../../entities/user-manage/user'
import type { Row } from '../../schema/entity'
import { sql, type Kysely } from 'kysely'
import type { Registry } from '../../schema/registry'
import { rowsNamed } from '../access/rows-seen'
import type { Database } from '../db/database'
import type { Account } from '../pipeline/account'
import { badField } from '../pipeline/errors'
import type { Context } from '../pipeline/operation'

/**
 * The users whose numbers stand in a text, each once, in its order; between them anything but digits.
 * @returns those found, and the numbers that nobody has whom the account may know
 * @throws A0400 for more than `most` numbers, or none
 */
export async function usersByDisplayId(
  { records, db, account, services: { registry } }: Pick<Context, 'records' | 'db' | 'account' | 'services'>,
  text: string,
  most = 1_000,
): Promise<{ users: Row<typeof user>[]; unknown: string[]; repeated: number }> {
  const named = text.match(/\d+/g) ?? []
  const ids = [...new Set(named)]
  if (ids.length === 0) throw badField('users', 'error.required')
  if (ids.length > most) throw badField('users', 'error.tooMany', { max: most })
  const rows = await records.where(user, { displayId: ids }, most)
  const near = await keepNameable({ db, account, registry }, rows)
  const found = new Map(near.map((row) => [row.displayId, row]))
  return {
    users: ids.flatMap((id) => found.get(id) ?? []),
    unknown: ids.filter((id) => !found.has(id)),
    repeated: named.length - ids.length,
  }
}

interface Reader {
  readonly db: Kysely<Database>
  readonly account: Account
  readonly registry: Registry
}

/** Those of some users whom the account may know. */
async function keepNameable(
  { db, account, registry }: Reader,
  rows: readonly Row<typeof user>[],
): Promise<readonly Row<typeof user>[]> {
  const conditions = rowsNamed(registry, user, account)
  if (conditions.length === 0) return rows
  const ids = rows.map(({ id }) => id)
  const { rows: near } = await sql<{ id: number }>`select id from "user"
    where ${sql.join([sql`id = any(${ids}::bigint[])`, ...conditions], sql` and `)}`.execute(db)
  const known = new Set(near.map(({ id }) => Number(id)))
  return rows.filter(({ id }) => known.has(id))
}
