import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { currentCall } from './call-scope'
import { DatabaseSilent } from './database-error'
import { noteQuery } from './query-log'
import { driverParsers } from '../../fields/driver-parsers'

/** Tables are derived from entities, so their names and columns are known at run time only. */
export type Database = Record<string, Record<string, unknown>>

const int8Array = 1016

/** Lists of ids as numbers, in addition to what the fields ask of single values. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  ...driverParsers,
  [int8Array]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text'): ((text: string) => unknown) =>
    parsers[oid] ?? (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
}

/** How long what runs on a pool's connections may take, in seconds; for ever where nothing is said. */
export interface SessionLimits {
  readonly statementSeconds?: number
  readonly lockSeconds?: number
  /** A transaction that does nothing keeps what it has locked from others for this long. */
  readonly idleSeconds?: number
  /** One processor works on a statement, so that the next one is there for somebody else's. */
  readonly onOneProcessor?: boolean
  /**
   * What a step of a statement may hold in memory, in megabytes. A step that combines indexes forgets beyond it which rows of a page it
   * has found, and goes through all of them.
   */
  readonly stepMegabytes?: number
}

export interface PoolOptions {
  readonly limits?: SessionLimits | undefined
  /** Where it is said that a statement is to be ended whose caller has gone; without it, it runs to its end. */
  readonly cancelBy?: pg.Pool | undefined
}

/**
 * A pool of connections that reads values as the product holds them. PostgreSQL does not compile what it is asked: that
 * takes 100 ms and 60 MB a connection, and answers here take 20 ms.
 */
export function createPool(config: pg.PoolConfig, { limits = {}, cancelBy }: PoolOptions = {}): ScopedPool {
  const own = { types, onConnect: (client: pg.ClientBase) => prepare(client, limits) }
  return new ScopedPool({ max: 10, ...alive, ...config, ...own }, cancelBy)
}

/** A connection whose other end has gone without a word is found by the system within half a minute. */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/** A pool that lends to calls within their bounds, and ends what runs for a call whose caller has gone. */
export class ScopedPool extends pg.Pool {
  readonly #cancelBy: pg.Pool | undefined
  readonly #lent = new Set<pg.PoolClient>()
  readonly #waiting = new Set<() => void>()
  #isSilent = false

  constructor(config: pg.PoolConfig, cancelBy: pg.Pool | undefined) {
    super(config)
    this.#cancelBy = cancelBy
    this.on('acquire', (client) => this.#lent.add(client))
    this.on('release', (_error, client) => this.#lent.delete(client))
    this.on('remove', (client) => this.#lent.delete(client))
  }

  /** Whether its database says nothing: then whoever has a connection, or waits for one, is told so, and nobody is lent one. */
  set isSilent(isSilent: boolean) {
    this.#isSilent = isSilent
    if (!isSilent) return
    for (const giveUp of this.#waiting) giveUp()
    // A connection that ends while something runs on it breaks off at once.
    for (const client of this.#lent) client.end().catch(() => undefined)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const cancelBy = this.#cancelBy
    const cancel = cancelBy && ((client: pg.PoolClient) => cancelOn(cancelBy, client))
    const lent = currentCall()?.lend(() => this.#borrow(), cancel) ?? this.#borrow()
    if (!callback) return lent
    lent.then(
      (client) => callback(undefined, client, (destroy) => client.release(destroy)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  /** @throws DatabaseSilent, while it waits too */
  #borrow(): Promise<pg.PoolClient> {
    if (this.#isSilent) return Promise.reject(new DatabaseSilent())
    const coming = super.connect()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(giveUp)
        reject(new DatabaseSilent())
        coming.then(
          (client) => client.release(),
          () => undefined,
        )
      }
      this.#waiting.add(giveUp)
      coming.then(resolve, reject).finally(() => this.#waiting.delete(giveUp))
    })
  }
}

function cancelOn(pool: pg.Pool, client: pg.PoolClient): void {
  if ('processID' in client) pool.query('select pg_cancel_backend($1)', [client.processID]).catch(() => undefined)
}

/** Runs on a new connection before anything else does. */
function prepare(
  client: pg.ClientBase,
  { statementSeconds, lockSeconds, idleSeconds, onOneProcessor, stepMegabytes }: SessionLimits,
): Promise<unknown> {
  // A connection that breaks while it is lent fails what runs on it; without a listener it would end the process as well.
  client.on('error', () => undefined)
  const set = (name: string, seconds: number | undefined) =>
    seconds === undefined ? [] : [`set ${name} = '${seconds}s'`]
  return client.query(
    [
      'set jit = off',
      ...(onOneProcessor ? ['set max_parallel_workers_per_gather = 0'] : []),
      ...(stepMegabytes === undefined ? [] : [`set work_mem = '${stepMegabytes}MB'`]),
      ...set('statement_timeout', statementSeconds),
      ...set('lock_timeout', lockSeconds),
      ...set('idle_in_transaction_session_timeout', idleSeconds),
    ].join('; '),
  )
}

const limitsOfDatabases = new WeakMap<Kysely<Database>, SessionLimits>()

/**
 * The query builder over a pool.
 * @param limits the limits of the pool's connections
 */
export function createDatabase(pool: pg.Pool, limits: SessionLimits = {}): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: noteQuery })
  limitsOfDatabases.set(db, limits)
  return db
}

/** What the connections of a database are limited to by themselves; nothing where that is not known. */
export function limitsOf(db: Kysely<Database>): SessionLimits {
  return limitsOfDatabases.get(db) ?? {}
}
