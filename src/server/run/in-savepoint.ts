import { sql } from 'kysely'
import type { Records } from '../db/records'
import { Refusal } from '../base/errors'

/**
 * Does a part of a transaction that may be refused while the rest goes on. What it had written by then is taken back: after an
 * error of the database nothing could be written otherwise.
 * @returns undefined where it is done, else the refusal
 * @throws what is no refusal
 */
export async function inSavepoint(records: Records, work: () => Promise<unknown>): Promise<Refusal | undefined> {
  const before = records.changes.length
  await sql`savepoint part`.execute(records.db)
  try {
    await work()
    await sql`release savepoint part`.execute(records.db)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint part`.execute(records.db)
    records.changes.length = before
    return error
  }
}
