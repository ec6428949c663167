import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, createPool } from '../../../src/server/db/database'
import { createQueue, type Queue } from '../../../src/server/jobs/queue'
import { openTestDatabase, type TestDatabase } from '../../support/test-database'
import { until } from '../../support/until'

describe('the job queue', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let queue: Queue
  let isCut = false
  const lines: string[] = []
  const unhandled: unknown[] = []
  const keep = (error: unknown) => unhandled.push(error)
  beforeAll(async () => {
    database = await openTestDatabase()
    pool = createPool({ connectionString: database.connectionString })
    pool.on('error', () => undefined)
    process.on('unhandledRejection', keep)
    const say = (_data: object, text: string) => lines.push(text)
    const logger = { warn: say, error: say } as unknown as FastifyBaseLogger
    queue = createQueue(
      cuttable(pool, () => isCut),
      () => logger,
    )
  })
  afterAll(async () => {
    process.off('unhandledRejection', keep)
    await pool.end()
    await database.stop()
  })

  it('outlives a database that goes in the middle of its work, and goes on when it is back', async () => {
    const done: object[] = []
    let finish: () => void = () => undefined
    const idle = { atOnce: 1, run: () => Promise.resolve() }
    const run = (data: object) =>
      new Promise<void>((resolve) => {
        done.push(data)
        finish = resolve
      })
    await queue.start({ batchJob: { atOnce: 1, run }, exportTask: idle })
    const db = createDatabase(pool)
    await queue.send(db, 'batchJob', { name: 'first' })
    await until('the first work to begin', () => Promise.resolve(done.length === 1))
    isCut = true
    finish()
    await until('its end to be told', () => Promise.resolve(lines.length > 0))
    isCut = false
    await queue.send(db, 'batchJob', { name: 'second' })
    await until('the second work to begin', () => Promise.resolve(done.length === 2))
    finish()
    isCut = true
    await queue.stop()
    expect(done).toEqual([{ name: 'first' }, { name: 'second' }])
    expect(new Set(lines)).toEqual(new Set(['the job queue could not reach the database']))
    expect(unhandled).toEqual([])
  })
})

/** A pool that cannot be reached while it is cut. */
function cuttable(pool: pg.Pool, isCut: () => boolean): pg.Pool {
  const query = (text: string, values?: unknown[]) =>
    isCut() ? Promise.reject(new Error('Connection terminated unexpectedly')) : pool.query(text, values)
  return { query } as unknown as pg.Pool
}
