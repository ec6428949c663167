import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../../../src/server/db/database'
import { alone } from '../../../src/server/db/alone'
import { migrate } from '../../../src/server/db/migrate'
import { readMigration } from '../../../src/server/db/migrations'
import { keepTables } from '../../../src/server/domain/upkeep/keep-tables'
import { openTestDatabase, type TestDatabase } from '../../support/test-database'
import { until } from '../../support/until'

/** The embedded database serves whoever has a transaction open, and then the next: nothing there waits for a table. */
const onServer = it.skipIf(process.env.DATABASE === 'embedded')

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

  describe('nothing falls out of shape by being written to', () => {
    const vacuumedAt = async (name: string) =>
      (await pool.query<{ rows: number }>(`select reltuples::int as rows from pg_class where relname = $1`, [name]))
        .rows[0]?.rows

    it('tables with many dead rows are vacuumed, and those that changed much are looked at anew', async () => {
      await pool.query(`create table worn (id int, note text)`)
      await pool.query(`insert into worn select g, repeat('x', 100) from generate_series(1, 3000) g`)
      await until('the rows to be counted', async () => (await statOf('n_mod_since_analyze')) >= 3_000)
      expect((await keepTables(pool, { isFirst: false })).analyzed).toContain('worn')
      expect(await vacuumedAt('worn')).toBe(3_000)
      await pool.query(`delete from worn where id <= 2000`)
      await until('dead rows to be counted', async () => (await statOf('n_dead_tup')) >= 2_000)
      expect((await keepTables(pool, { isFirst: false })).vacuumed).toEqual(['worn'])
      expect(await vacuumedAt('worn')).toBe(1_000)
      expect(await keepTables(pool, { isFirst: false })).toEqual({ vacuumed: [], analyzed: [] })
    })

    async function statOf(column: string): Promise<number> {
      await pool.query('select pg_stat_force_next_flush()')
      const { rows } = await pool.query<{ count: number }>(
        `select ${column}::int as count from pg_stat_user_tables where relname = 'worn'`,
      )
      return rows[0]?.count ?? 0
    }
  })

  describe('a migration', () => {
    const list = (name: string, sql: string) => [readMigration(name, sql)]
    const seen = async (name: string) =>
      (await pool.query('select 1 from migration where name = $1', [name])).rows.length > 0
    /** What this build does not know would keep it from migrating. */
    const forget = (name: string) => pool.query('delete from migration where name = $1', [name])

    onServer('does not keep others from a table that it waits for, and tries again', async () => {
      await pool.query('create table busy (id int)')
      const holder = await pool.connect()
      await holder.query('begin')
      await holder.query('lock table busy in share mode')
      const migrating = migrate(pool, { list: list('8001-busy', 'alter table busy add column note text'), waits: 10 })
      // Whoever comes after a migration that waits would wait behind it for as long.
      await until('the migration to wait', async () => {
        const { rows } = await holder.query(`select 1 from pg_locks where not granted and relation = 'busy'::regclass`)
        return rows.length > 0
      })
      await pool.query('select * from busy')
      await holder.query('commit')
      holder.release()
      expect(await migrating).toEqual(['8001-busy'])
      await forget('8001-busy')
    })

    onServer('gives up with a word where a table is in use for ever', async () => {
      const holder = await pool.connect()
      await holder.query('begin')
      await holder.query('lock table busy in share mode')
      const options = { list: list('8002-busy', 'alter table busy drop column note'), waits: 1, tries: 1 }
      await expect(migrate(pool, options)).rejects.toThrow(/8002-busy found its tables in use/)
      await holder.query('rollback')
      holder.release()
      expect(await seen('8002-busy')).toBe(false)
    })

    it('that says so makes its indexes in no transaction, and anew where a kill has left one half made', async () => {
      await pool.query('create table large as select g as id, g % 7 as kind from generate_series(1, 1000) g')
      await pool.query('create index large_kind_idx on large (kind)')
      await pool.query(`update pg_index set indisvalid = false where indexrelid = 'large_kind_idx'::regclass`)
      const sql =
        '-- concurrently\ncreate index "large_kind_idx" on large (kind);\ncreate unique index large_id_idx on large (id);\n'
      expect(await migrate(pool, { list: list('8003-large', sql) })).toEqual(['8003-large'])
      const { rows } = await pool.query<{ isValid: boolean }>(
        `select indisvalid as "isValid" from pg_index where indrelid = 'large'::regclass`,
      )
      expect(rows).toEqual([{ isValid: true }, { isValid: true }])
      await forget('8003-large')
    })

    it('of another kind says so at once', async () => {
      const wrong = list('8004-wrong', '-- concurrently\nalter table large add column note text;')
      await expect(migrate(pool, { list: wrong })).rejects.toThrow(/8004-wrong says "concurrently"/)
    })

    it('of a newer build keeps this one from starting', async () => {
      await pool.query(`insert into migration (name) values ('9999-newer')`)
      await expect(migrate(pool)).rejects.toThrow(/newer build: this one does not know 9999-newer/)
      await forget('9999-newer')
    })
  })

  onServer('is prepared by one server at a time', async () => {
    const place = { isEmbedded: false, connectionString: database.connectionString }
    let [atOnce, most, waited] = [0, 0, 0]
    const work = async () => {
      most = Math.max(most, ++atOnce)
      await pool.query('select pg_sleep(0.1)')
      atOnce--
    }
    await Promise.all([1, 2, 3].map(() => alone(place, () => waited++, work)))
    expect({ most, waited }).toEqual({ most: 1, waited: 2 })
  })

  onServer('is given its indexes by one server while another waits to prepare it', async () => {
    const place = { isEmbedded: false, connectionString: database.connectionString }
    await pool.query('create table wanted as select g as id from generate_series(1, 1000) g')
    let second: Promise<void> | undefined
    await alone(place, expect.fail, async () => {
      // What waits here would hold the index up for ever, and is waited for by it.
      await new Promise<void>((isWaiting) => (second = alone(place, isWaiting, () => Promise.resolve())))
      await pool.query('create index concurrently wanted_id_idx on wanted (id)')
    })
    await second
  })
})
