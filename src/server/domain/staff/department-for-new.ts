import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

/** The department of an account that nobody has put into one: it is required of every account, and an installation without dictionaries gets this one. */
export async function departmentForNew(tx: Kysely<Database>): Promise<number> {
  const constant = await sql<{
    id: number
  }>`insert into constant (key, title, module, kind, value_type, tree, enabled, version, created_at, updated_at)
    values ('department', ${JSON.stringify({ zh_CN: '部门', en: 'Department' })}, 'staff', 'business', 'string', false, true, 1, now(), now())
    on conflict (key) do update set key = excluded.key returning id`.execute(tx)
  const item = await sql<{
    id: number
  }>`insert into constant_item (constant, value, caption, "default", enabled, version, created_at, updated_at)
    values (${constant.rows[0]?.id}, 'engineering', ${JSON.stringify({ zh_CN: '技术', en: 'Engineering' })}, false, true, 1, now(), now())
    on conflict (constant, value) do update set value = excluded.value returning id`.execute(tx)
  return item.rows[0]?.id ?? 0
}
