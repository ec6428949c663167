import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery, type Kysely } from 'kysely'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Database } from '../db/database'

/** What pg-boss carries from those who ask for work to those who do it. */
export type QueueName = 'batchJob' | 'exportTask'

/** Each handler runs this many pieces at once on this server. */
export type QueueHandlers = Readonly<
  Record<QueueName, { readonly atOnce: number; readonly run: (data: object) => Promise<void> }>
>

interface SendOptions {
  /** One piece of this key waits at a time; a second is dropped. */
  readonly key?: string
}

/** The queue of this database, shared by all servers. */
export interface Queue {
  /** Asks for a piece of work, in the transaction given. */
  send(db: Kysely<Database>, name: QueueName, data: object, options?: SendOptions): Promise<void>
  start(handlers: QueueHandlers): Promise<void>
  /** Takes no more work, and waits for what runs. */
  stop(): Promise<void>
}

/** Other servers' work is looked for this often, in seconds; what this server asks for starts at once. */
const pollEvery = 2
/** A transaction is committed within these, in milliseconds; then workers are told to look. */
const lookAfter = [30, 200]
/** Long work outlives none of its servers: when one dies its work is taken over long before. */
const longestHours = 23
const shutdownMs = 20_000
/** What it has carried is kept this long in its own tables, for who looks into a fault: the work itself is in tables of ours. */
const kept = { archiveCompletedAfterSeconds: 12 * 3_600, deleteAfterDays: 7 }
/** No rows, which pg-boss takes for nothing done; of an empty list it would read the first row. */
const unanswered = { rows: undefined } as unknown as { rows: never[] }

/** pg-boss over the server's own pool, in a schema apart. */
export function createQueue(pool: pg.Pool, logger: () => FastifyBaseLogger): Queue {
  let isStarted = false
  const workers = new Map<QueueName, string[]>()
  const boss = new PgBoss({
    schema: 'pgboss',
    schedule: false,
    ...kept,
    db: {
      // pg-boss does not wait for its word that a piece of work is done: a lost connection must not become an unhandled
      // rejection there.
      executeSql: (text, values) =>
        pool.query(text, values).catch((error: unknown) => {
          if (!isStarted) throw error
          logger().warn({ err: error }, 'the job queue could not reach the database')
          return unanswered
        }),
    },
  })
  boss.on('error', (error) => logger().error({ err: error }, 'the job queue failed'))
  const wake = (name: QueueName) => {
    for (const delay of lookAfter)
      setTimeout(() => workers.get(name)?.forEach((id) => boss.notifyWorker(id)), delay).unref()
  }
  return {
    send: async (db, name, data, { key } = {}) => {
      await boss.send(name, data, {
        ...(key && { singletonKey: key }),
        retryLimit: 5,
        retryDelay: 10,
        retryBackoff: true,
        expireInHours: longestHours,
        db: inTransaction(db),
      })
      wake(name)
    },
    start: async (handlers) => {
      await boss.start()
      for (const name of ['batchJob', 'exportTask'] as const) {
        if (!(await boss.getQueue(name))) await boss.createQueue(name, { name, policy: 'short' })
        const { atOnce, run } = handlers[name]
        const ids = await Promise.all(
          Array.from({ length: atOnce }, () =>
            boss.work<object>(name, { pollingIntervalSeconds: pollEvery }, async ([job]) => {
              if (job) await run(job.data)
            }),
          ),
        )
        workers.set(name, ids)
      }
      isStarted = true
    },
    stop: async () => {
      workers.clear()
      await boss.stop({ graceful: true, wait: true, timeout: shutdownMs })
    },
  }
}

function inTransaction(db: Kysely<Database>): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
