import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { noteQuery } from './query-log'
import { driverParsers } from '../../fields/driver-parsers'

/** Tables are derived from entities, so their names and columns are known at run time only. */
export type Database = Record<string, Record<string, unknown>>

const int8Array = 1016

/** Lists of ids as numbers, beside what the fields ask of single values. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  ...driverParsers,
  [int8Array]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text'): ((text: string) => unknown) =>
    parsers[oid] ?? (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
}

/**
 * A pool of connections that reads values as the product holds them. PostgreSQL does not compile what it is asked: that
 * takes 100 ms and 60 MB a connection, and answers here take 20 ms.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  return new pg.Pool({ max: 10, ...config, types, onConnect: prepare })
}

/** Runs on a new connection before anything else does. */
function prepare(client: pg.ClientBase): Promise<unknown> {
  // A connection that breaks while it is lent fails what runs on it; without a listener it would end the process as well.
  client.on('error', () => undefined)
  return client.query('set jit = off')
}

/** The query builder over a pool. */
export function createDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: noteQuery })
}
