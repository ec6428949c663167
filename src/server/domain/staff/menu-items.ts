import { sql } from 'kysely'
import type { MenuItem, MenuLine } from '../../../calls/menu'
import { keepRead } from '../../db/keep-read'
import type { Context } from '../../pipeline/operation'

/** The entries of the menu as `readMenuLines` answers them, and the codes of all elements. */
interface Resources {
  readonly lines: readonly MenuLine[]
  readonly elements: readonly string[]
}

/** A text that differs whenever anything of any entry of the menu does, or the code of any element. */
async function resourcesVersion(db: Context['db']): Promise<string> {
  const { rows } = await sql<{ state: string }>`select concat(
    (select md5(string_agg(menu::text, '' order by id)) from menu), (select md5(string_agg(code, '' order by id)) from element)
  ) as state`.execute(db)
  return rows[0]?.state ?? ''
}

const readKept = keepRead(resourcesVersion, async (db): Promise<Resources> => {
  const { rows: lines } = await sql<MenuLine>`
    select id as "menuId", parent_id as "parentId", code, title, icon, url, kind, hidden, no_cache as "noCache", affix, custom,
      coalesce(roles, '{}') as roles, "order", version
    from menu where not coalesce(orphan, false) order by "order" nulls last, id`.execute(db)
  const { rows: elements } = await sql<{ code: string }>`select code from element`.execute(db)
  return { lines, elements: elements.map(({ code }) => code) }
})

/** What there is to open and to do, whoever asks. */
export async function readResources(db: Context['db']): Promise<Resources> {
  return (await readKept(db)).value
}

/** The entries of the menu but for those that the running build no longer knows, in their order. */
export async function readMenuLines(db: Context['db']): Promise<readonly MenuLine[]> {
  return (await readResources(db)).lines
}

/**
 * The tree of the entries that somebody holds, with all that they are under; each level in the order given. One whose
 * parent is not among the lines is at the top.
 */
export function menuTree(lines: readonly MenuLine[], isHeld: (line: MenuLine) => boolean = () => true): MenuItem[] {
  const held = new Set(lines.filter(isHeld).map(({ menuId }) => menuId))
  return nested(withAncestors(lines, held), held)
}

function withAncestors(lines: readonly MenuLine[], held: ReadonlySet<number>): MenuLine[] {
  const byId = new Map(lines.map((line) => [line.menuId, line]))
  const kept = new Set<number>()
  for (const id of held)
    for (let at = byId.get(id); at && !kept.has(at.menuId); at = byId.get(at.parentId ?? 0)) kept.add(at.menuId)
  return lines.filter(({ menuId }) => kept.has(menuId))
}

function nested(lines: readonly MenuLine[], held: ReadonlySet<number>): MenuItem[] {
  const known = new Set(lines.map(({ menuId }) => menuId))
  const below = new Map<number | null, MenuLine[]>()
  for (const line of lines) {
    const parent = line.parentId !== null && known.has(line.parentId) ? line.parentId : null
    below.set(parent, [...(below.get(parent) ?? []), line])
  }
  const branch = (parent: number | null): MenuItem[] =>
    (below.get(parent) ?? []).map((line) => ({ ...line, held: held.has(line.menuId), childMenu: branch(line.menuId) }))
  return branch(null)
}
