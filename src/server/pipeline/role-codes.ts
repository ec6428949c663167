import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'

/** More sets of roles than any staff has. */
const mostKept = 500

const kept = new WeakMap<Kysely<Database>, Map<string, Promise<ReadonlySet<string>>>>()

/**
 * The permission codes that roles hold together. They are read once for each version of the roles, not with each call: a
 * role that changes gets a new version, and the code of a page or an element that a role holds stays.
 * @param roles each as `id:version`, in the order of ids
 */
export async function codesOfRoles(db: Kysely<Database>, roles: readonly string[]): Promise<ReadonlySet<string>> {
  const ofDatabase = kept.get(db) ?? new Map<string, Promise<ReadonlySet<string>>>()
  kept.set(db, ofDatabase)
  const key = roles.join()
  const known = ofDatabase.get(key)
  if (known) return known
  if (ofDatabase.size >= mostKept) ofDatabase.clear()
  const read = readCodes(
    db,
    roles.map((role) => Number(role.split(':')[0])),
  )
  ofDatabase.set(key, read)
  // What could not be read is asked for anew.
  read.catch(() => ofDatabase.delete(key))
  return read
}

async function readCodes(db: Kysely<Database>, roleIds: readonly number[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select m.code from role r join menu m on m.id = any(r.menus) where r.id = any(${[...roleIds]}::bigint[])
    union
    select e.code from role r join element e on e.id = any(r.elements) where r.id = any(${[...roleIds]}::bigint[])`.execute(
    db,
  )
  return new Set(rows.map(({ code }) => code))
}
