import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { buildIndexes } from './build-indexes'
import { isConflict } from './database-error'
import { migrationNames } from './migration-names'
import type { Migration } from './migrations'
import { stateOf } from './schema-state'
import { takeLock } from './take-lock'

/** Any number will do, as long as every server of a database takes the same. */
const migrationLock = 4_806_221
/** How long a migration waits for a table that others use, while those that come after wait behind it, in seconds. */
const lockSeconds = 3
/** How often it lets them pass and tries again, and waits between, in milliseconds. */
const maxTries = 60
const waitsBetween = 2_000

interface MigrateOptions {
  readonly list?: readonly Migration[]
  /** In milliseconds. */
  readonly waits?: number
  readonly tries?: number
}

/**
 * Brings a database up to date: each migration that it has not seen, in one transaction each, one server at a time.
 * @returns the names of the migrations that ran
 * @throws where the database is one of a newer build, or others keep a table for minutes
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const client = await pool.connect()
  try {
    await takeLock(client, migrationLock)
    const seen = await seenBy(client)
    const ran: string[] = []
    for (const migration of options.list ?? (await unlessSeen(seen))) {
      if (seen.has(migration.name)) continue
      await runOne(client, migration, options)
      ran.push(migration.name)
    }
    return ran
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}

/** All migrations, which are loaded only where one of them has not been seen. */
async function unlessSeen(seen: ReadonlySet<string>): Promise<readonly Migration[]> {
  return migrationNames.every((name) => seen.has(name)) ? [] : (await import('./migrations')).migrations
}

/** @throws where somebody newer was here: what is there this build would read and write wrongly */
async function seenBy(client: pg.ClientBase): Promise<Set<string>> {
  await client.query('create extension if not exists pg_trgm')
  await client.query(
    'create table if not exists migration (name text primary key, at timestamptz not null default now())',
  )
  await client.query('alter table migration add column if not exists alone boolean not null default false')
  const { rows } = await client.query<{ name: string; isAlone: boolean }>(
    'select name, alone as "isAlone" from migration order by name',
  )
  if (['newer', 'tooNew'].includes(stateOf(rows))) {
    const unknown = rows.map(({ name }) => name).filter((name) => !migrationNames.includes(name))
    throw new Error(
      `The database is one of a newer build: this one does not know ${unknown.join(', ')}. Start the newer build, or restore a backup from before the upgrade into an empty database.`,
    )
  }
  return new Set(rows.map(({ name }) => name))
}

async function runOne(client: pg.ClientBase, migration: Migration, options: MigrateOptions): Promise<void> {
  const { tries = maxTries, waits = waitsBetween } = options
  for (let tried = 1; ; tried++) {
    try {
      if (migration.isConcurrent) await buildIndexes(client, migration)
      await inTransaction(client, migration)
      return
    } catch (error) {
      if (!isConflict(error)) throw error
      if (tried === tries)
        throw new Error(
          `The migration ${migration.name} found its tables in use for too long: look at what runs on the database for minutes, and start again.`,
          { cause: error },
        )
      await sleep(waits)
    }
  }
}

async function inTransaction(client: pg.ClientBase, { name, sql, isConcurrent, isAlone }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${lockSeconds}s'`)
    if (!isConcurrent) await client.query(sql)
    await client.query('insert into migration (name, alone) values ($1, $2)', [name, isAlone])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
