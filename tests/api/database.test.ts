import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../../src/server/db/database'
import { migrate } from '../../src/server/db/migrate'
import { openTestDatabase, type TestDatabase } from '../support/test-database'

describe('the database', () => {
  let database: TestDatabase
  let pool: pg.Pool
  beforeAll(async () => {
    database = await openTestDatabase()
    pool = createPool({ connectionString: database.connectionString })
  })
  afterAll(async () => {
    await pool.end()
    await database.stop()
  })

  it('has been migrated, so that migrating it again changes nothing', async () => {
    expect(await migrate(pool)).toEqual([])
  })

  it('finds parts of words in any script through trigrams', async () => {
    const { rows } = await pool.query<{ found: boolean }>(`SELECT '短剧用户'::text ILIKE '%剧用%' AS found`)
    expect(rows).toEqual([{ found: true }])
    await expect(pool.query(`SELECT similarity('banned', 'baned')`)).resolves.toBeDefined()
  })

  it('compiles no query before it runs', async () => {
    const { rows } = await pool.query<{ jit: string }>('show jit')
    expect(rows).toEqual([{ jit: 'off' }])
  })

  it('gives ids and times as the product holds them', async () => {
    const { rows } = await pool.query(
      `SELECT 5000000000::int8 AS id, '{1,2}'::int8[] AS ids, '2026-03-01'::date AS day, '2026-03-01T08:00+08'::timestamptz AS at`,
    )
    expect(rows).toEqual([{ id: 5_000_000_000, ids: [1, 2], day: '2026-03-01', at: '2026-03-01T00:00:00.000Z' }])
  })
})
