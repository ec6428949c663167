import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig, type Config } from '../config'
import type { Pooled } from '../connect'
import { createDatabase, createPool } from '../db/database'
import { startEmbeddedDatabase } from '../db/embedded/start-embedded-database'

/** What a program of the terminal works with. */
export interface Surroundings extends Pooled {
  readonly config: Config
}

/** A program may work while a server runs, or has the embedded database for itself: it refuses then where a server runs on it. */
export type Beside = 'server' | 'nobody'

/**
 * Runs a program of the terminal on the database that the settings name. What goes wrong is reported in a sentence, and the exit code says so.
 * @param readArguments throws what is wrong with them, before anything is opened or made
 * @param main answers false where it has found what it is there to find, so that scripts learn of it
 */
export async function runProgram<Arguments>(
  beside: Beside,
  readArguments: () => Arguments,
  main: (surroundings: Surroundings, args: Arguments) => Promise<boolean | void>,
): Promise<void> {
  try {
    const [config, args] = [readConfig(process.env), readArguments()]
    const isWell = await withDatabase(config, beside, (surroundings) => main(surroundings, args))
    if (isWell === false) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function withDatabase<T>(
  config: Config,
  beside: Beside,
  work: (surroundings: Surroundings) => Promise<T>,
): Promise<T> {
  const { poolConfig, stop } = await open(config, beside)
  const pool = createPool({ ...poolConfig, max: config.pools.exports })
  // What breaks it is reported by the query that it breaks.
  pool.on('error', () => undefined)
  try {
    return await work({ config, pool, db: createDatabase(pool) })
  } finally {
    await pool.end()
    await stop()
  }
}

interface Opened {
  readonly poolConfig: pg.PoolConfig
  readonly stop: () => Promise<void>
}

/** The PostgreSQL server, the embedded database of a server that runs, or that of one that does not. */
async function open({ databaseUrl, dataDir }: Config, beside: Beside): Promise<Opened> {
  const stop = () => Promise.resolve()
  if (databaseUrl !== undefined) return { poolConfig: { connectionString: databaseUrl }, stop }
  const running = { host: join(dataDir, 'database.socket'), port: 5432, user: 'postgres', database: 'postgres' }
  const isShared = beside === 'server' && existsSync(running.host) && (await answers(running))
  return isShared ? { poolConfig: running, stop } : startEmbeddedDatabase({ dataDir })
}

async function answers(place: pg.PoolConfig): Promise<boolean> {
  const pool = createPool({ ...place, max: 1, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => undefined)
  const isThere = await pool.query('select 1').then(
    () => true,
    () => false,
  )
  await pool.end()
  return isThere
}
