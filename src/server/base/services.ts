import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Registry } from '../../schema/registry'
import type { Config } from '../config'
import type { Database } from '../db/database'
import type { Events } from '../events/events'
import type { Jobs } from '../jobs/jobs'
import type { Outside } from './outside'
import type { Storage } from '../storage/storage'

/** What the server is made of, built once and handed to every call. */
export interface Services {
  readonly config: Config
  readonly registry: Registry
  readonly pool: pg.Pool
  readonly db: Kysely<Database>
  /** Where lists read: a follower where one is given, else the same database. */
  readonly reading: Kysely<Database>
  /** Connections that exports may hold for as long as they read. */
  readonly readingPool: pg.Pool
  /** Asked how the database is: a connection that no call and no work takes, given up after a second. */
  readonly watchingPool: pg.Pool
  /** All that there are, by what they are for. */
  readonly pools: Readonly<Record<string, pg.Pool>>
  readonly events: Events
  readonly jobs: Jobs
  readonly storage: Storage
  readonly log: FastifyBaseLogger
  /** Inside a transaction: what others have answered to it; see `askOutside`. */
  readonly outside?: Outside
}
