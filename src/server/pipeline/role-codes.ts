import { sql, type Kysely } from 'kysely'
import { forgetsWhenAsked } from '../caches'
import type { Database } from '../db/database'
import { openMenus } from './menu-roles'

/** More sets of roles than any staff has. */
const mostKept = 500

const kept = new WeakMap<Kysely<Database>, Map<string, Promise<ReadonlySet<string>>>>()

forgetsWhenAsked('rights', ({ db }) => void kept.delete(db))

/**
 * The permission codes that roles hold together, less those of pages that the menu opens to other roles alone. They are read
 * once for each version of the roles, not with each call: a role that changes gets a new version, and the code of a page or an
 * element that a role holds stays.
 * @param roles each as `id:version`, in the order of ids
 * @param menuState how the menu stands where some of it is for some roles alone, else null: see `menuRolesState`
 */
export async function codesOfRoles(
  db: Kysely<Database>,
  roles: readonly string[],
  menuState: string | null,
): Promise<ReadonlySet<string>> {
  const ofDatabase = kept.get(db) ?? new Map<string, Promise<ReadonlySet<string>>>()
  kept.set(db, ofDatabase)
  const key = `${roles.join()} ${menuState ?? ''}`
  const known = ofDatabase.get(key)
  if (known) return known
  if (ofDatabase.size >= mostKept) ofDatabase.clear()
  const read = readCodes(
    db,
    roles.map((role) => Number(role.split(':')[0])),
    menuState !== null,
  )
  ofDatabase.set(key, read)
  // What could not be read is asked for anew.
  read.catch(() => ofDatabase.delete(key))
  return read
}

async function readCodes(
  db: Kysely<Database>,
  roleIds: readonly number[],
  hasMenuRoles: boolean,
): Promise<ReadonlySet<string>> {
  const ids = sql`${[...roleIds]}::bigint[]`
  const open = hasMenuRoles ? openMenus(ids) : sql`(select id from menu)`
  const { rows } = await sql<{ code: string }>`
    select m.code from role r join menu m on m.id = any(r.menus) where r.id = any(${ids}) and m.id in ${open}
    union
    select e.code from role r join element e on e.id = any(r.elements) where r.id = any(${ids}) and e.menu in ${open}`.execute(
    db,
  )
  return new Set(rows.map(({ code }) => code))
}
