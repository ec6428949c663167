import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Kysely } from 'kysely'
import type { Config } from './config'
import { createDatabase, createPool, type Database } from './db/database'
import { startEmbeddedDatabase } from './db/embedded/start-embedded-database'

/** The databases of a running server. */
export interface Connection {
  readonly isEmbedded: boolean
  readonly connectionString: string
  readonly pool: pg.Pool
  readonly db: Kysely<Database>
  readonly readingPool: pg.Pool
  readonly reading: Kysely<Database>
  /** Of one connection, for asking how the database is. */
  readonly watchingPool: pg.Pool
  /** Resolves when an embedded database ends by itself, which is a fault. */
  readonly ended: Promise<unknown>
  /**
   * Waits for what runs on it, and closes it.
   * @param within milliseconds after which it is closed whatever runs
   */
  stop(within?: number): Promise<void>
}

/** Whoever watches wants to know within a second, in milliseconds. */
const watching = { connectionTimeoutMillis: 1_000, query_timeout: 1_000 }

/** Opens the database that the configuration names: a PostgreSQL server, or the embedded one in the data folder. */
export async function connect(config: Pick<Config, 'databaseUrl' | 'replicaUrl' | 'dataDir'>): Promise<Connection> {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir: config.dataDir })
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? ''
  const place = embedded ? embedded.poolConfig : { connectionString }
  const pool = createPool(place)
  const watchingPool = createPool({ ...place, max: 1, ...watching })
  const readingPool = config.replicaUrl ? createPool({ connectionString: config.replicaUrl }) : pool
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  const pools = new Set([pool, readingPool, watchingPool])
  for (const each of pools) each.on('error', () => undefined)
  const db = createDatabase(pool)
  return {
    isEmbedded: embedded !== undefined,
    connectionString,
    pool,
    db,
    readingPool,
    watchingPool,
    reading: readingPool === pool ? db : createDatabase(readingPool),
    ended: embedded?.ended ?? new Promise(() => undefined),
    stop: async (within) => {
      const ended = Promise.all([...pools].map((each) => each.end()))
      await (within === undefined ? ended : Promise.race([ended, sleep(within, undefined, { ref: false })]))
      await embedded?.stop()
    },
  }
}
