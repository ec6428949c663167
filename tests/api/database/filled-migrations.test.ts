import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../src/server/db/migrate'
import { migrations } from '../../../src/server/db/migrations'
import { openEmptyDatabase } from '../../support/empty-database'
import type { TestDatabase } from '../../support/test-database'

/** A row of each, which refers to nothing: what they do refer to has migrations of its own. */
const tables = {
  audit_entry: ['at', 'created_at'],
  user_login_record: ['created_at'],
  batch_job_row: ['job_id'],
  message_inbox: ['send_id'],
} as const
const moments = ['2024-02-29T23:59:59.999Z', '2026-01-01T00:00:00.000Z', new Date().toISOString()]

describe('a database of before there were parts, with records in it', () => {
  let empty: TestDatabase
  let pool: pg.Pool
  const found = async (table: string) => {
    const { rows } = await pool.query<{ record: object }>(`select to_jsonb(t) as record from ${table} t order by 1`)
    return rows.map(({ record }) => record)
  }
  beforeAll(async () => {
    empty = await openEmptyDatabase()
    pool = new pg.Pool({ connectionString: empty.connectionString, max: 1 })
    pool.on('error', () => undefined)
    await migrate(pool, { list: migrations.filter(({ name }) => name < '0049') })
    await pool.query('set session_replication_role = replica')
    for (const [table, columns] of Object.entries(tables))
      for (const [index, moment] of moments.entries()) await insertRow(pool, table, columns, { index, moment })
    await pool.query('set session_replication_role = default')
  })
  afterAll(async () => {
    await pool.end()
    await empty.stop()
  })

  test('has the same records with the same ids once it is parted, and new ids follow', async () => {
    const names = Object.keys(tables)
    const before = new Map<string, object[]>()
    for (const name of names) before.set(name, await found(name))
    await migrate(pool)
    for (const name of names) {
      expect(before.get(name)).toHaveLength(moments.length)
      expect(await found(name), name).toEqual(before.get(name))
      const { rows } = await pool.query<{ kind: string }>(
        `select relkind::text as kind from pg_class where oid = $1::regclass`,
        [name],
      )
      expect(rows, name).toEqual([{ kind: 'p' }])
    }
    await pool.query('set session_replication_role = replica')
    for (const name of ['audit_entry', 'user_login_record'] as const) {
      await insertRow(pool, name, tables[name], { index: 0, moment: new Date().toISOString() })
      const { rows } = await pool.query<{ last: string }>(`select max(id)::text as last from ${name}`)
      expect(rows, name).toEqual([{ last: String(moments.length + 1) }])
    }
  })

  test('has parts for what comes next: nothing new stands with what fits none', async () => {
    await pool.query('set session_replication_role = replica')
    await insertRow(pool, 'batch_job_row', ['job_id'], { index: 1_500, moment: '' })
    const { rows } = await pool.query(`select tableoid::regclass::text as part from batch_job_row where job_id = 1500`)
    expect(rows).toEqual([{ part: 'batch_job_row_1000' }])
  })
})

/** Fills what has to be filled: the columns named by the index or the moment, others by something of their type. */
async function insertRow(
  pool: pg.Pool,
  table: string,
  columns: readonly string[],
  { index, moment }: { readonly index: number; readonly moment: string },
): Promise<void> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1
       and (is_nullable = 'NO' and column_default is null and is_identity = 'NO' or column_name = any($2))`,
    [table, columns],
  )
  const valueOf = ({ name, type }: { readonly name: string; readonly type: string }) => {
    if (columns.includes(name)) return type === 'bigint' ? index : moment
    if (type.startsWith('timestamp')) return '2026-05-05T05:05:05.005Z'
    if (type === 'jsonb') return '{}'
    return ['text', 'ARRAY'].includes(type) ? '{}' : type === 'boolean' ? false : 1
  }
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  const places = rows.map((_row, at) => `$${at + 1}`).join(', ')
  await pool.query(`insert into ${table} (${names}) values (${places})`, rows.map(valueOf))
}
