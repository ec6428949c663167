import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import type { DeclaredMenu } from '../domain/staff/declared-menus'

/**
 * Brings the menu in line with what the build declares. An entry that nobody has edited yet (its version is 1) follows the
 * declaration; of an edited one only the address does. A page is under its section unless somebody has put it elsewhere.
 */
export async function syncMenus(tx: Kysely<Database>, menus: readonly DeclaredMenu[]): Promise<void> {
  const known = await sql<{ code: string }>`select code from menu`.execute(tx)
  const before = known.rows.map(({ code }) => code)
  await sql`insert into menu (code, title, url, kind, icon, hidden, no_cache, affix, custom, "order", orphan, version, created_at, updated_at)
    select code, title, url, kind, icon, hidden, "noCache", affix, custom, "order", false, 1, now(), now()
    from jsonb_to_recordset(${JSON.stringify(menus)}::jsonb) as given(code text, title jsonb, url text, kind text, icon text,
      hidden boolean, "noCache" boolean, affix boolean, custom boolean, "order" integer)
    on conflict (code) do update set url = excluded.url, orphan = false`.execute(tx)
  await sql`update menu set title = given.title, icon = given.icon, hidden = given.hidden, no_cache = given."noCache",
      affix = given.affix, custom = given.custom, "order" = given."order"
    from jsonb_to_recordset(${JSON.stringify(menus)}::jsonb) as given(code text, title jsonb, icon text,
      hidden boolean, "noCache" boolean, affix boolean, custom boolean, "order" integer)
    where menu.code = given.code and menu.version = 1`.execute(tx)
  await placeUnderNew(tx, menus, before)
  await sql`update menu set orphan = true
    where kind <> 'external' and created_by is null and code <> all(${menus.map(({ code }) => code)})`.execute(tx)
}

/** Puts pages under their sections where either was not there before. */
async function placeUnderNew(
  tx: Kysely<Database>,
  menus: readonly DeclaredMenu[],
  before: readonly string[],
): Promise<void> {
  const isNew = (code: string): boolean => !before.includes(code)
  const placed = menus.flatMap(({ code, section }) =>
    section !== null && (isNew(code) || isNew(section)) ? [{ code, section }] : [],
  )
  await sql`update menu set parent_id = above.id
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as given(code text, section text)
    join menu above on above.code = given.section
    where menu.code = given.code and menu.parent_id is null and menu.id <> above.id`.execute(tx)
}
