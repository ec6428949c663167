import { sql, type Kysely } from 'kysely'
import { syncPermissions } from '../../src/server/boot/sync-permissions'
import { createDatabase, createPool, type Database } from '../../src/server/db/database'
import { registry } from '../../src/server/declarations'
import { openTestDatabase, type TestDatabase } from './test-database'

/** What a database holds that no test has touched; its tables are kept beside it, in the schema `untouched`. */
interface Untouched {
  readonly relations: number
  readonly filled: readonly string[]
}

/** To fill a table anew of more than this is slower than another database, in bytes with its indexes. */
const mostToEmpty = 8_000_000

const free: { readonly database: TestDatabase; readonly untouched: Untouched }[] = []

/**
 * Lends a migrated database that knows this build's permissions. To make one takes seconds, and the files of a worker
 * follow each other: what one has emptied again the next one gets.
 */
export async function lendDatabase(): Promise<TestDatabase> {
  const { database, untouched } = free.pop() ?? (await fresh())
  return {
    connectionString: database.connectionString,
    stop: async () => {
      const isUntouched = await on(database, (db) => restore(db, untouched)).catch(() => false)
      if (isUntouched) free.push({ database, untouched })
      else await database.stop()
    },
  }
}

async function fresh() {
  const database = await openTestDatabase()
  const untouched = await on(database, async (db) => {
    await syncPermissions(db, registry)
    const filled = await filledTables(db)
    await sql`create schema untouched`.execute(db)
    for (const name of filled)
      await sql`create table ${sql.id('untouched', name)} as select * from ${sql.id('public', name)}`.execute(db)
    await sql`create table untouched.sequence as select sequencename as name, last_value as last from pg_sequences
      where schemaname = 'public'`.execute(db)
    return { filled, relations: await relationCount(db) }
  })
  return { database, untouched }
}

/** Empties what a test file has filled. @returns false where that is not worth it, or its tables are others now */
async function restore(db: Kysely<Database>, { filled, relations }: Untouched): Promise<boolean> {
  if ((await relationCount(db)) !== relations) return false
  const touched = (await filledTables(db)).filter((name) => !filled.includes(name))
  const { rows: large } = await sql`select 1 from unnest(${touched}::text[]) as name
    where pg_total_relation_size(quote_ident(name)::regclass) > ${mostToEmpty} limit 1`.execute(db)
  if (large.length > 0) return false
  await db.transaction().execute(async (tx) => {
    // Without looking for what refers to what goes: everything does.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const name of touched) await sql`delete from ${sql.id(name)}`.execute(tx)
    for (const name of filled) await restoreTable(tx, name)
  })
  await sql`select setval(quote_ident(s.name)::regclass, coalesce(s.last, 1), s.last is not null)
    from untouched.sequence s join pg_sequences now on now.sequencename = s.name and now.schemaname = 'public'
    where now.last_value is distinct from s.last`.execute(db)
  return true
}

async function restoreTable(db: Kysely<Database>, name: string): Promise<void> {
  const [own, kept] = [sql.id('public', name), sql.id('untouched', name)]
  const { rows } = await sql`(select * from ${own} except select * from ${kept})
    union all (select * from ${kept} except select * from ${own}) limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`delete from ${own}`.execute(db)
  await sql`insert into ${own} select * from ${kept}`.execute(db)
}

async function filledTables(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by 1`.execute(db)
  const parts = tables.map(({ name }) => sql`select ${name}::text as name where exists (select 1 from ${sql.id(name)})`)
  const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => name)
}

async function relationCount(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^pg_'`.execute(db)
  return rows[0]?.count ?? 0
}

async function on<T>({ connectionString }: TestDatabase, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const pool = createPool({ connectionString, max: 1 })
  pool.on('error', () => undefined)
  try {
    return await work(createDatabase(pool))
  } finally {
    await pool.end()
  }
}
