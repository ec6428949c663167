import { sql } from 'kysely'
import type { MenuItem, MenuLine } from '../../../calls/menu'
import type { Context } from '../../pipeline/operation'

/** The entries of the menu but for those that the running build no longer knows, in their order. */
export async function readMenuLines(db: Context['db']): Promise<MenuLine[]> {
  const { rows } = await sql<MenuLine>`
    select id as "menuId", parent_id as "parentId", code, title, icon, url, kind, hidden, no_cache as "noCache", affix, custom,
      coalesce(roles, '{}') as roles, "order", version
    from menu where not coalesce(orphan, false) order by "order" nulls last, id`.execute(db)
  return rows
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
