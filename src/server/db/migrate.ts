import type pg from 'pg'

const files = import.meta.glob<string>('./migrations/*.sql', { eager: true, import: 'default', query: '?raw' })

/** The committed migrations in the order of their names, which start with a number. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = Object.entries(files)
  .map(([file, sql]) => ({ name: file.slice(file.lastIndexOf('/') + 1, -'.sql'.length), sql }))
  .sort((a, b) => a.name.localeCompare(b.name))

/** Any number will do, as long as every server of a database takes the same. */
const migrationLock = 4_806_221

/**
 * Brings a database up to date: each migration that it has not seen, in one transaction each, one server at a time.
 * @returns the names of the migrations that ran
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  const ran: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('create extension if not exists pg_trgm')
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const seen = new Set(rows.map((row) => row.name))
    for (const migration of migrations) {
      if (seen.has(migration.name)) continue
      await client.query('begin')
      await client.query(migration.sql)
      await client.query('insert into migration (name) values ($1)', [migration.name])
      await client.query('commit')
      ran.push(migration.name)
    }
    return ran
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}
