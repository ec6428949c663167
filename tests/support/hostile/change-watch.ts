import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../src/server/db/database'

/** What a refused call writes too: that it was tried, how often, and when its session was last seen. */
const writtenAnyway = ['audit_entry', 'audit_waiting', 'staff_session', 'session_token', 'sign_in_count']

/** Tells which tables hold other rows than before, whatever way they were written: by a trigger on each of them. */
export interface ChangeWatch {
  /** The tables that were written to, and committed, since it was last asked. */
  changed(): Promise<readonly string[]>
  stop(): Promise<void>
}

/** Watches every table of a database. */
export async function watchChanges(db: Kysely<Database>): Promise<ChangeWatch> {
  // A table that is parted by months has its parts watch with it.
  const { rows } = await sql<{ name: string }>`select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname::text <> all(${writtenAnyway})`.execute(db)
  await sql`create schema watch`.execute(db)
  await sql`create table watch.change (name text not null)`.execute(db)
  await sql`create function watch.note() returns trigger language plpgsql as
    'begin insert into watch.change values (tg_table_name); return null; end'`.execute(db)
  for (const { name } of rows)
    await sql`create trigger watched after insert or update or delete on ${sql.id(name)}
      for each row execute function watch.note()`.execute(db)
  return {
    changed: async () => {
      const gone = await sql<{ name: string }>`delete from watch.change returning name`.execute(db)
      return [...new Set(gone.rows.map(({ name }) => name))]
    },
    stop: async () => {
      await sql`drop schema watch cascade`.execute(db)
    },
  }
}
