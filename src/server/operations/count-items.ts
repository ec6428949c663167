import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'

/** Writes how many items dictionaries have, how many of them are disabled, and how many code knows. @param ids all unless said */
export async function countItems(db: Kysely<Database>, ids?: readonly number[]): Promise<void> {
  await sql`update constant c set item_count = n.items, disabled_items = n.disabled, fixed_items = n.fixed
    from (select own.id, count(i.id)::int as items, (count(i.id) filter (where not i.enabled))::int as disabled,
        count(i.fixed_why)::int as fixed
      from constant own left join constant_item i on i.constant = own.id
      where ${ids === undefined} or own.id = any(${[...(ids ?? [])]}::bigint[]) group by own.id) n
    where c.id = n.id
      and (c.item_count, c.disabled_items, c.fixed_items) is distinct from (n.items, n.disabled, n.fixed)`.execute(db)
}
