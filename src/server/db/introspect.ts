import type pg from 'pg'
import type { TableFound } from './table-diff'

/** The tables of the public schema as the database has them, but for the migrations' own. */
export async function introspectTables(client: pg.Pool | pg.ClientBase): Promise<TableFound[]> {
  const { rows } = await client.query<{
    name: string
    columns: TableFound['columns']
    constraints: string[]
    indexes: string[]
  }>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull) order by a.attnum)
         from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(k.conname) from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n'), '[]') as constraints,
      coalesce((select json_agg(i.relname) from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid), '[]') as indexes
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
    order by c.relname`)
  return rows
}
