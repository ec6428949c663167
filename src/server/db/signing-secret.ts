import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import type { Database } from './database'

/** Where a call reads and writes: its transaction, and whose database that is. */
interface Place {
  readonly db: Kysely<Database>
  readonly services: { readonly pool: pg.Pool }
}

const known = new WeakMap<pg.Pool, Buffer>()

/**
 * The secret that links and upload tokens are signed with; made once. It is in the database because all servers
 * of one database must agree on it.
 * @throws where it can be neither read nor made: what is signed with nothing anybody could sign
 */
export async function signingSecret({ db, services: { pool } }: Place): Promise<Buffer> {
  const cached = known.get(pool) ?? (await read(db))
  if (cached) {
    known.set(pool, cached)
    return cached
  }
  // Not kept before it is read again: the transaction that makes it may still fail.
  const made = JSON.stringify(randomBytes(32).toString('base64url'))
  await sql`insert into installation (key, value) values ('signingSecret', ${made}::jsonb) on conflict do nothing`.execute(
    db,
  )
  const kept = await read(db)
  if (!kept) throw new Error('The secret that links are signed with could neither be read nor be made.')
  return kept
}

async function read(db: Kysely<Database>): Promise<Buffer | undefined> {
  const { rows } = await sql<{ value: string }>`select value from installation where key = 'signingSecret'`.execute(db)
  return rows[0] && Buffer.from(rows[0].value, 'base64url')
}
