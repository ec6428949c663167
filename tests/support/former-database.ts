import pg from 'pg'
import { migrate } from '../../src/server/db/migrate'
import { migrations } from '../../src/server/db/migrations'
import { openEmptyDatabase } from './empty-database'

/** A database as builds before a migration left it. */
export interface FormerDatabase {
  readonly pool: pg.Pool
  /** A row with these values, by column, and something of its type in every other column that has to hold something. */
  insert(table: string, values: Readonly<Record<string, unknown>>): Promise<void>
  stop(): Promise<void>
}

/**
 * Opens one; its rows refer to nothing, since no constraint between tables is looked at.
 * @param before the beginning of the name of the first migration that it has not seen: `0049`
 */
export async function openFormerDatabase(before: string): Promise<FormerDatabase> {
  const empty = await openEmptyDatabase()
  const pool = new pg.Pool({ connectionString: empty.connectionString, max: 1 })
  pool.on('error', () => undefined)
  await migrate(pool, { list: migrations.filter(({ name }) => name < before) })
  await pool.query('set session_replication_role = replica')
  return {
    pool,
    insert: async (table, values) => {
      const entries = Object.entries({ ...(await neededIn(pool, table)), ...values })
      const names = entries.map(([name]) => `"${name}"`).join(', ')
      const places = entries.map((_entry, at) => `$${at + 1}`).join(', ')
      await pool.query(
        `insert into ${table} (${names}) values (${places})`,
        entries.map(([, value]) => value),
      )
    },
    stop: async () => {
      await pool.end()
      await empty.stop()
    },
  }
}

async function neededIn(pool: pg.Pool, table: string): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public'
       and table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
    [table],
  )
  return Object.fromEntries(rows.map(({ name, type }) => [name, fillers[type] ?? 1]))
}

const fillers: Readonly<Record<string, unknown>> = {
  text: '{}',
  boolean: false,
  jsonb: '{}',
  ARRAY: '{}',
  'timestamp with time zone': '2026-05-05T05:05:05.005Z',
}
