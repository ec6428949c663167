import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database'

/** What a database holds that no test has touched; a copy of it is kept in the same database, in the schema `untouched`. */
export interface Untouched {
  readonly relations: number
  /** The tables that are not empty. */
  readonly filled: readonly string[]
}

/** Keeps a copy of what a prepared database holds, for `lendDatabase` to restore it from. */
export async function keepUntouched(db: Kysely<Database>): Promise<Untouched> {
  const filled = await filledTables(db)
  await sql`create schema untouched`.execute(db)
  for (const name of filled)
    await sql`create table ${sql.id('untouched', name)} as select * from ${sql.id('public', name)}`.execute(db)
  await sql`create table untouched.sequence as select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public'`.execute(db)
  return { filled, relations: await relationCount(db) }
}

/** The tables that hold rows. */
export async function filledTables(db: Kysely<Database>): Promise<string[]> {
  // Of the hundreds that no row was ever written to, nobody has to ask.
  const { rows: written } = await sql<{ name: string }>`select c.relname::text as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and pg_relation_size(c.oid) > 0 order by 1`.execute(db)
  if (written.length === 0) return []
  const parts = written.map(
    ({ name }) => sql`select ${name}::text as name where exists (select 1 from ${sql.id(name)})`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** How many tables, indexes and sequences there are. */
export async function relationCount(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^pg_'`.execute(db)
  return rows[0]?.count ?? 0
}
