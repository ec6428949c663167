import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../src/server/db/migrate'
import { openFormerDatabase, type FormerDatabase } from '../../support/former-database'

/** A row of each, which refers to nothing: what they do refer to has migrations of its own. */
const tables = {
  audit_entry: ['at', 'created_at'],
  user_login_record: ['created_at'],
  batch_job_row: ['job_id'],
  message_inbox: ['send_id'],
} as const
const moments = ['2024-02-29T23:59:59.999Z', '2026-01-01T00:00:00.000Z', new Date().toISOString()]

describe('a database of before there were parts, with records in it', () => {
  let former: FormerDatabase
  const found = async (table: string) => {
    const { rows } = await former.pool.query<{ record: object }>(
      `select to_jsonb(t) as record from ${table} t order by 1`,
    )
    return rows.map(({ record }) => record)
  }
  const insert = (table: keyof typeof tables, index: number, moment: string) =>
    former.insert(
      table,
      Object.fromEntries(tables[table].map((column) => [column, column.endsWith('_id') ? index : moment])),
    )
  beforeAll(async () => {
    former = await openFormerDatabase('0049')
    for (const table of Object.keys(tables) as (keyof typeof tables)[])
      for (const [index, moment] of moments.entries()) await insert(table, index, moment)
    await former.pool.query('set session_replication_role = default')
  })
  afterAll(() => former.stop())

  test('has the same records with the same ids once it is parted, and new ids follow', async () => {
    const names = Object.keys(tables)
    const before = new Map<string, object[]>()
    for (const name of names) before.set(name, await found(name))
    await migrate(former.pool)
    for (const name of names) {
      expect(before.get(name)).toHaveLength(moments.length)
      expect(await found(name), name).toEqual(before.get(name))
      const { rows } = await former.pool.query<{ kind: string }>(
        `select relkind::text as kind from pg_class where oid = $1::regclass`,
        [name],
      )
      expect(rows, name).toEqual([{ kind: 'p' }])
    }
    await former.pool.query('set session_replication_role = replica')
    for (const name of ['audit_entry', 'user_login_record'] as const) {
      await insert(name, 0, new Date().toISOString())
      const { rows } = await former.pool.query<{ last: string }>(`select max(id)::text as last from ${name}`)
      expect(rows, name).toEqual([{ last: String(moments.length + 1) }])
    }
  })

  test('has parts for what comes next: nothing new stands with what fits none', async () => {
    await former.pool.query('set session_replication_role = replica')
    await insert('batch_job_row', 1_500, '')
    const { rows } = await former.pool.query(
      `select tableoid::regclass::text as part from batch_job_row where job_id = 1500`,
    )
    expect(rows).toEqual([{ part: 'batch_job_row_1000' }])
  })
})
