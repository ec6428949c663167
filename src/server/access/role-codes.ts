import { sql, type Kysely } from 'kysely'
import { forgetsWhenAsked } from '../base/caches'
import type { Database } from '../db/database'
import { openMenus } from './menu-roles'

/** More sets of roles than any staff has. */
const maxKept = 500

/** Whose records a role lets its members see: everybody's, those of their areas, or those that are their own work. */
export const dataScopes = ['own', 'accountAreas', 'all'] as const
export type DataScope = (typeof dataScopes)[number]

/** What roles give together. */
export interface Rights {
  readonly codes: ReadonlySet<string>
  /** How far each code reaches: as far as the widest of the roles that give it. The empty code stands for the widest of all. */
  readonly scopes: ReadonlyMap<string, DataScope>
}

const kept = new WeakMap<Kysely<Database>, Map<string, Promise<Rights>>>()

forgetsWhenAsked('rights', ({ db }) => void kept.delete(db))

/**
 * The permission codes that roles hold together, and how far each reaches, less those of pages that the menu opens to other roles alone. They are read
 * once for each version of the roles, not with each call: a role that changes gets a new version, and the code of a page or an
 * element that a role holds stays.
 * @param roles each as `id:version`, in the order of ids
 * @param menuState how the menu stands where some of it is for some roles alone, else null: see `menuRolesState`
 */
export async function rightsOfRoles(
  db: Kysely<Database>,
  roles: readonly string[],
  menuState: string | null,
): Promise<Rights> {
  const ofDatabase = kept.get(db) ?? new Map<string, Promise<Rights>>()
  kept.set(db, ofDatabase)
  const key = `${roles.join()} ${menuState ?? ''}`
  const known = ofDatabase.get(key)
  if (known) return known
  if (ofDatabase.size >= maxKept) ofDatabase.clear()
  const read = readRights(
    db,
    roles.map((role) => Number(role.split(':')[0])),
    menuState !== null,
  )
  ofDatabase.set(key, read)
  // What could not be read is asked for again.
  read.catch(() => ofDatabase.delete(key))
  return read
}

async function readRights(db: Kysely<Database>, roleIds: readonly number[], hasMenuRoles: boolean): Promise<Rights> {
  const ids = sql`${[...roleIds]}::bigint[]`
  const open = hasMenuRoles ? openMenus(ids) : sql`(select id from menu)`
  const { rows } = await sql<{ code: string; scope: DataScope | null }>`
    select m.code, r.data_scope as scope from role r join menu m on m.id = any(r.menus)
      where r.id = any(${ids}) and m.id in ${open}
    union
    select e.code, r.data_scope from role r join element e on e.id = any(r.elements)
      where r.id = any(${ids}) and e.menu in ${open}
    union
    select '', r.data_scope from role r where r.id = any(${ids})`.execute(db)
  const scopes = new Map<string, DataScope>()
  for (const { code, scope } of rows) scopes.set(code, wider(scopes.get(code) ?? 'own', scope ?? 'own'))
  scopes.set('', scopes.get('') ?? 'own')
  return { codes: new Set([...scopes.keys()].filter((code) => code !== '')), scopes }
}

/** The one of two scopes that lets more records be seen. */
function wider(a: DataScope, b: DataScope): DataScope {
  return dataScopes.indexOf(a) > dataScopes.indexOf(b) ? a : b
}
