import type { Kysely } from 'kysely'
import type { Database } from './database'

type Db = Kysely<Database>

/** What was read of a database, and the version that it was read in. */
interface Kept<Value> {
  readonly version: string
  readonly value: Value
}

/**
 * Reads what seldom changes once for each version of it, and keeps the last: to ask for the version costs a fraction of the reading.
 * @param versionOf tells what differs whenever that which is read does
 * @returns reads, or answers what is kept: nobody may change it
 */
export function keepRead<Value>(
  versionOf: (db: Db) => Promise<string>,
  read: (db: Db, version: string) => Promise<Value>,
): (db: Db) => Promise<Kept<Value>> {
  let last: Kept<Value> | undefined
  return async (db) => {
    const version = await versionOf(db)
    const kept = last?.version === version ? last : { version, value: await read(db, version) }
    last = kept
    return kept
  }
}
