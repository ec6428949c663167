import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { migrate } from '../../../src/server/db/migrate'
import { idsToTry } from '../../../src/schema/former-names'
import { openFormerDatabase, type FormerDatabase } from '../../support/former-database'

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
  'AppManage:client.versions.translateNotes': 'AppManage:client.versions.translate',
  'MovieManage:seriesList.translateTexts': 'MovieManage:seriesList.translate',
  'CoverLabelManage:labelConfig.translateText': 'CoverLabelManage:labelConfig.translate',
  'UserManage:userList.ban': 'UserManage:userList.ban',
}

describe('a database of before commands of one deed had one name', () => {
  let former: FormerDatabase
  beforeAll(async () => {
    former = await openFormerDatabase('0056')
  })
  afterAll(() => former.stop())

  test('gives roles the rights to them, accounts their keys, and approvals and jobs their command', async () => {
    const keymap = { 'shell.goUsers': 'g u', 'game-manage.list.whereUsed': 'w', 'user-manage.user-list.ban': null }
    for (const code of Object.keys(rights)) await insert('element', { code, kind: 'command' })
    await insert('approval', { command: 'task-center.store.copyToArea', code: 'TaskCenter:store.copyToArea' })
    await insert('batch_job', { command: 'MovieManage:tagsList.translateNames' })
    await insert('staff_preference', { account: 1, keymap })
    await insert('staff_preference', { account: 2, keymap: {} })
    await migrate(former.pool)
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

  test('knows each right by its former name as well, as entries of the audit have it', () => {
    expect(Object.entries(rights).filter(([before, now]) => !idsToTry(before).includes(now))).toEqual([])
  })

  async function found(table: string, column: string): Promise<unknown[]> {
    const { rows } = await former.pool.query<{ value: unknown }>(`select ${column} as value from ${table} order by id`)
    return rows.map(({ value }) => value)
  }

  const insert = (table: string, values: Readonly<Record<string, unknown>>) =>
    former.insert(table, { ...allowed[table], ...values })
})

/** What checks of a table let in. */
const allowed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  approval: { state: 'pending' },
  batch_job: { state: 'queued' },
  staff_preference: { size: 'Small', theme_color: '#6eb3f9', dark_mode: 'system', page_size: '100' },
}
