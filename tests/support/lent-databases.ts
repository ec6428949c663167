import { sql, type Kysely } from 'kysely'
import { inject } from 'vitest'
import { createDatabase, createPool, type Database } from '../../src/server/db/database'
import { openTestDatabase, type TestDatabase } from './test-database'
import { filledTables, relationCount, type Untouched } from './untouched-database'

declare module 'vitest' {
  interface ProvidedContext {
    untouched: Untouched
  }
}

/** To fill a table again of more than this is slower than another database, in bytes with its indexes. */
const maxToEmpty = 8_000_000
/** No table of a database that is emptied again has held more rows. */
const mostRows = 100_000

const free: TestDatabase[] = []

/**
 * Lends a migrated database that knows this build's permissions. To make one takes seconds, and the files of a worker
 * follow each other: what one has emptied again the next one gets.
 */
export async function lendDatabase(): Promise<TestDatabase> {
  const database = free.pop() ?? (await openTestDatabase())
  return {
    connectionString: database.connectionString,
    stop: async () => {
      const isUntouched = await on(database, restore).catch(() => false)
      if (isUntouched) free.push(database)
      else await database.stop()
    },
  }
}

/** Empties what a test file has filled. @returns false where that is not worth it, or its tables are others now */
async function restore(db: Kysely<Database>): Promise<boolean> {
  const { filled, relations } = inject('untouched')
  if ((await relationCount(db)) !== relations) return false
  const touched = (await filledTables(db)).filter((name) => !filled.includes(name))
  const { rows: large } = await sql`select 1 from unnest(${touched}::text[]) as name
    where pg_total_relation_size(quote_ident(name)::regclass) > ${maxToEmpty} limit 1`.execute(db)
  if (large.length > 0) return false
  await db.transaction().execute(async (tx) => {
    // Without looking for what refers to what goes: everything does.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const name of touched) await sql`delete from ${sql.id(name)}`.execute(tx)
    for (const name of filled) await restoreTable(tx, name)
  })
  // Tests of large tables say in the statistics that they are: whoever gets the database next has few rows again.
  const { rows: claimed } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > ${mostRows}`.execute(db)
  for (const { name } of claimed) await sql`analyze ${sql.id(name)}`.execute(db)
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

async function on<T>({ connectionString }: TestDatabase, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const pool = createPool({ connectionString, max: 1 })
  pool.on('error', () => undefined)
  try {
    return await work(createDatabase(pool))
  } finally {
    await pool.end()
  }
}
