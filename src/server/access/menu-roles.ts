import { sql, type RawBuilder } from 'kysely'

/**
 * Tells in one word how the menu's entries stand where one of them is for some roles alone; null where none is. What is read of
 * rights holds for as long as it stays the same.
 */
export const menuRolesState = sql<string | null>`case when exists (select 1 from menu where cardinality(roles) > 0)
  then (select max(updated_at)::text || '/' || count(*) from menu) end`

/**
 * The ids of the entries that accounts with some of the roles may open: of an entry that names roles, of what is under it and
 * of the tabs of its page nothing is open to others (specification: routes may carry a roles list).
 * @param roles an array of role ids
 */
export function openMenus(roles: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(with recursive closed as (
      select id, code from menu where cardinality(roles) > 0 and not roles && ${roles}
      union
      select m.id, m.code from menu m join closed c on m.parent_id = c.id or m.code like c.code || '.%')
    select id from menu where id not in (select id from closed))`
}
