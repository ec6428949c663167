import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { migrate } from '../../../src/server/db/migrate'
import { migrations } from '../../../src/server/db/migrations'
import { openEmptyDatabase } from '../../support/empty-database'
import type { TestDatabase } from '../../support/test-database'

/** Of each former name, by what the right to the command was, and is. */
const rights = {
  'GameManage:list.whereUsed': 'GameManage:list.showUses',
  'DevelopManage:regionList.findUses': 'DevelopManage:regionList.showUses',
  'LiveConfig:liveSound.usedBy': 'LiveConfig:liveSound.showUses',
  'TaskCenter:store.copyToArea': 'TaskCenter:store.copyToAreas',
  'CommunityManage:squareBlock.copyToArea': 'CommunityManage:squareBlock.copyArrangement',
  'CommunityManage:detailTabConfigManage.copyToArea': 'CommunityManage:detailTabConfigManage.copyArrangement',
  'ServiceManage:interestTag.copyToArea': 'ServiceManage:interestTag.copyArrangement',
  'ServiceManage:createPush.translateMissing': 'ServiceManage:createPush.translate',
  'MovieManage:tagsList.translateNames': 'MovieManage:tagsList.translate',
  'MovieManage:starList.translateBio': 'MovieManage:starList.translate',
  'MovieManage:seriesList.translateTexts': 'MovieManage:seriesList.translate',
  'CoverLabelManage:labelConfig.translateText': 'CoverLabelManage:labelConfig.translate',
  'UserManage:userList.ban': 'UserManage:userList.ban',
}

describe('a database of before commands of one deed had one name', () => {
  let empty: TestDatabase
  let pool: pg.Pool
  beforeAll(async () => {
    empty = await openEmptyDatabase()
    pool = new pg.Pool({ connectionString: empty.connectionString, max: 1 })
    pool.on('error', () => undefined)
    await migrate(pool, { list: migrations.filter(({ name }) => name < '0056') })
    await pool.query('set session_replication_role = replica')
  })
  afterAll(async () => {
    await pool.end()
    await empty.stop()
  })

  test('gives roles the rights to them, accounts their keys, and approvals and jobs their command', async () => {
    const keymap = { 'shell.goUsers': 'g u', 'game-manage.list.whereUsed': 'w', 'user-manage.user-list.ban': null }
    for (const code of Object.keys(rights)) await insert('element', { code, kind: 'command' })
    await insert('approval', { command: 'task-center.store.copyToArea', code: 'TaskCenter:store.copyToArea' })
    await insert('batch_job', { command: 'MovieManage:tagsList.translateNames' })
    await insert('staff_preference', { account: 1, keymap })
    await insert('staff_preference', { account: 2, keymap: {} })
    await migrate(pool)
    expect(await found('element', 'code')).toEqual(Object.values(rights))
    expect(await found('approval', 'command')).toEqual(['task-center.store.copyToAreas'])
    expect(await found('approval', 'code')).toEqual(['TaskCenter:store.copyToAreas'])
    expect(await found('batch_job', 'command')).toEqual(['MovieManage:tagsList.translate'])
    expect(await found('staff_preference', 'keymap')).toEqual([
      { 'shell.go.user-manage.user-list': 'g u', 'game-manage.list.showUses': 'w', 'user-manage.user-list.ban': null },
      {},
    ])
  })

  test('names rights that commands have', () => {
    const declared = new Set([...registry.commands.values()].map(({ permission }) => permission))
    expect(Object.values(rights).filter((code) => !declared.has(code))).toEqual([])
  })

  async function found(table: string, column: string): Promise<unknown[]> {
    const { rows } = await pool.query<{ value: unknown }>(`select ${column} as value from ${table} order by id`)
    return rows.map(({ value }) => value)
  }

  /** A row with these values, and something in every other column that has to hold something. */
  async function insert(table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
    const { rows } = await pool.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public'
         and table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
      [table],
    )
    const filled = Object.fromEntries(rows.map(({ name, type }) => [name, fillers[type]]))
    const entries = Object.entries({ ...filled, ...allowed[table], ...values })
    const places = entries.map((_entry, at) => `$${at + 1}`).join(', ')
    const names = entries.map(([name]) => `"${name}"`).join(', ')
    await pool.query(
      `insert into ${table} (${names}) values (${places})`,
      entries.map(([, value]) => value),
    )
  }
})

const fillers: Readonly<Record<string, unknown>> = {
  text: 'x',
  bigint: 1,
  integer: 1,
  boolean: false,
  jsonb: '{}',
  ARRAY: '{}',
  'timestamp with time zone': '2026-05-05T05:05:05.005Z',
}

/** What checks of a table let in. */
const allowed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  approval: { state: 'pending' },
  batch_job: { state: 'queued' },
  staff_preference: { size: 'Small', theme_color: '#6eb3f9', dark_mode: 'system', page_size: '100' },
}
