import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Kysely } from 'kysely'
import type { Config } from './config'
import {
  createDatabase,
  createPool,
  type Database,
  type PoolOptions,
  type ScopedPool,
  type SessionLimits,
} from './db/database'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './db/embedded/start-embedded-database'
import { watchSilence } from './db/watch-silence'

/** Connections for one kind of use. */
export interface Pooled {
  readonly pool: pg.Pool
  readonly db: Kysely<Database>
}

/** The databases of a running server. None who uses them waits for connections that another kind of use holds. */
export interface Connection {
  readonly isEmbedded: boolean
  readonly connectionString: string
  /** For calls. */
  readonly pool: pg.Pool
  readonly db: Kysely<Database>
  /** Where calls read lists: a follower where one is given. */
  readonly reading: Kysely<Database>
  /** For background work and its queue. */
  readonly work: Pooled
  /** For what holds a connection for long, without a limit to a statement: migrations, demo data. */
  readonly long: Pooled
  /** The same where exports read. */
  readonly longReading: Pooled
  /** One connection, by which this server says that it lives: that waits for nothing. */
  readonly pulse: Pooled
  /** Of one connection, for asking how the database is. */
  readonly watchingPool: pg.Pool
  /** All of them by what they are for. */
  readonly pools: Readonly<Record<string, pg.Pool>>
  /** Resolves when an embedded database ends by itself, which is a fault. */
  readonly ended: Promise<unknown>
  /**
   * Waits for what runs on it, and closes it.
   * @param within milliseconds after which it is closed whatever runs
   */
  stop(within?: number): Promise<void>
}

/** Whoever watches wants to know within a second, in milliseconds. */
const watching = { max: 1, connectionTimeoutMillis: 1_000, query_timeout: 1_000 }
/** How long a transaction of background work may do nothing, and how long a statement of it may take, in seconds. */
const workLimits: SessionLimits = { statementSeconds: 900, idleSeconds: 300 }
/** Lists of tens of millions combine indexes of hundreds of thousands of rows each. */
const stepMegabytes = 32
/** Whoever works behind or for long waits for a connection for this long, in seconds. */
const longestWait = 60

/**
 * Opens the database that the configuration names: a PostgreSQL server, or the embedded one in the data folder, whose
 * connections share one backend and its settings, so that limits are set in its transactions alone; no clock interrupts it there,
 * so that a statement ends by itself.
 * @param starting the embedded one, where it is starting already
 */
export async function connect(
  config: Pick<
    Config,
    'databaseUrl' | 'replicaUrl' | 'dataDir' | 'pools' | 'lockSeconds' | 'statementSeconds' | 'silentSeconds'
  >,
  starting?: Promise<EmbeddedDatabase>,
): Promise<Connection> {
  const { databaseUrl, dataDir } = config
  const embedded = databaseUrl ? undefined : await (starting ?? startEmbeddedDatabase({ dataDir }))
  const connectionString = databaseUrl ?? embedded?.connectionString ?? ''
  const own: pg.PoolConfig = embedded ? embedded.poolConfig : { connectionString }
  const opened: Record<string, pg.Pool> = {}
  const open = (
    name: string,
    to: pg.PoolConfig,
    { limits, cancelBy }: PoolOptions = {},
  ): Pooled & { readonly pool: ScopedPool } => {
    const options = embedded ? {} : { limits, cancelBy }
    const pool = createPool({ connectionTimeoutMillis: longestWait * 1_000, ...to }, options)
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined)
    opened[name] = pool
    return { pool, db: createDatabase(pool, embedded ? {} : limits) }
  }
  const { lockSeconds, statementSeconds, silentSeconds, pools } = config
  const replica = config.replicaUrl ? { connectionString: config.replicaUrl } : undefined
  const idleSeconds = statementSeconds
  const callLimits = { lockSeconds, statementSeconds, idleSeconds, onOneProcessor: true, stepMegabytes }
  // The one backend of the embedded database is waited for by whoever wants a new connection to it.
  const waiting = embedded ? {} : { connectionTimeoutMillis: pools.waitSeconds * 1_000 }

  const pulse = open('pulse', { ...own, max: 1 }, { limits: { statementSeconds: 10 } })
  const { pool: watchingPool } = open('watching', { ...own, ...watching })
  const work = open('work', { ...own, max: pools.work }, { limits: { ...workLimits, lockSeconds } })
  const long = open('exports', { ...own, max: pools.exports })
  const calls = open('calls', { ...own, max: pools.calls, ...waiting }, { limits: callLimits, cancelBy: work.pool })
  const askingReplica = replica && open('replica', { ...replica, ...watching }).pool
  const onReplica = replica && {
    reading: open(
      'reading',
      { ...replica, max: pools.calls, ...waiting },
      { limits: callLimits, cancelBy: askingReplica },
    ),
    long: open('replicaExports', { ...replica, max: pools.exports }),
  }
  // Calls alone: nobody sits before what runs in the background, which goes on when the database does.
  const watches = [
    ...(embedded ? [] : [{ asking: watchingPool, pools: [calls.pool] }]),
    ...(askingReplica && onReplica ? [{ asking: askingReplica, pools: [onReplica.reading.pool] }] : []),
  ].map((watched) => watchSilence({ ...watched, seconds: silentSeconds }))
  return {
    isEmbedded: embedded !== undefined,
    connectionString,
    ...calls,
    reading: (onReplica?.reading ?? calls).db,
    work,
    long,
    longReading: onReplica?.long ?? long,
    pulse,
    watchingPool,
    pools: opened,
    ended: embedded?.ended ?? new Promise(() => undefined),
    stop: async (within) => {
      for (const endWatch of watches) endWatch()
      const ended = Promise.all(Object.values(opened).map((each) => each.end()))
      await (within === undefined ? ended : Promise.race([ended, sleep(within, undefined, { ref: false })]))
      await embedded?.stop()
    },
  }
}
