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
  /** Resolves when an embedded database ends by itself, which is a fault. */
  readonly ended: Promise<unknown>
  stop(): Promise<void>
}

/** Opens the database that the configuration names: a PostgreSQL server, or the embedded one in the data folder. */
export async function connect(config: Pick<Config, 'databaseUrl' | 'replicaUrl' | 'dataDir'>): Promise<Connection> {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir: config.dataDir })
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? ''
  const pool = createPool(embedded ? embedded.poolConfig : { connectionString })
  const readingPool = config.replicaUrl ? createPool({ connectionString: config.replicaUrl }) : pool
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  for (const each of new Set([pool, readingPool])) each.on('error', () => undefined)
  const db = createDatabase(pool)
  return {
    isEmbedded: embedded !== undefined,
    connectionString,
    pool,
    db,
    readingPool,
    reading: readingPool === pool ? db : createDatabase(readingPool),
    ended: embedded?.ended ?? new Promise(() => undefined),
    stop: async () => {
      await pool.end()
      if (readingPool !== pool) await readingPool.end()
      await embedded?.stop()
    },
  }
}
