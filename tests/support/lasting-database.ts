import type pg from 'pg'
import { createPool } from '../../src/server/db/database'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'
import { migrate } from '../../src/server/db/migrate'
import { openTestDatabase } from './test-database'

/** A database of the kind that the run is about, which outlives the servers that use it. */
export interface LastingDatabase {
  /** What a server is given so that it uses it. */
  readonly env: Readonly<Record<string, string>>
  /** Does something to it while no server uses it. */
  use<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

/** @param dataDir the folder that an embedded database is kept in, as the server's own */
export async function openLastingDatabase(dataDir: string): Promise<LastingDatabase> {
  return process.env.DATABASE === 'embedded' ? inFolder(dataDir) : onServer()
}

/** Does something to the database that a server with these settings has, while none uses it. */
export async function useDatabase<T>(
  dataDir: string,
  { DATABASE_URL: connectionString }: Readonly<Record<string, string>>,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  if (connectionString !== undefined) return withPool(createPool({ connectionString }), work)
  const database = await startEmbeddedDatabase({ dataDir })
  try {
    return await withPool(createPool(database.poolConfig), work)
  } finally {
    await database.stop()
  }
}

async function inFolder(dataDir: string): Promise<LastingDatabase> {
  await useDatabase(dataDir, {}, migrate)
  return { env: {}, use: (work) => useDatabase(dataDir, {}, work), remove: () => Promise.resolve() }
}

async function onServer(): Promise<LastingDatabase> {
  const { connectionString, stop } = await openTestDatabase()
  const env = { DATABASE_URL: connectionString }
  return { env, use: (work) => useDatabase('', env, work), remove: stop }
}

async function withPool<T>(pool: pg.Pool, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  pool.on('error', () => undefined)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
