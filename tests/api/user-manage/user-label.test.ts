import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as labelAdd from '../../../commands/user-manage/label-add'
import * as tagSelectionAdd from '../../../commands/user-manage/tag-selection-add'
import { importMembers, clearMembers } from '../../../commands/user-manage/user-label'
import user from '../../../src/entities/user-manage/user'
import userLabel from '../../../src/entities/user-manage/user-label'
import userLabelMember from '../../../src/entities/user-manage/user-label-member'
import type { Entity } from '../../../src/schema/entity'
import type { Findings } from '../../../src/schema/findings'
import { Records } from '../../../src/server/db/records'
import { zip } from '../../../src/server/storage/zip'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)

describe('labels and conditions', () => {
  test('a file of users gives and takes a label, and says which numbers nobody has', async () => {
    const label = await app.make(userLabel, { code: 'imported', kind: 'import' })
    const [one, two] = [await app.make(user, { displayId: '810001' }), await app.make(user, { displayId: '810002' })]
    await app.make(userLabelMember, { label: label.id, user: two.id })
    await records().update(user, await now(user, two), { labels: [label.id] })
    await app.services.storage.write('uploads/label.csv', Readable.from(['810001\n810009\n']))
    const { code, data } = await boss.run(importMembers, label, {
      file: 'uploads/label.csv',
      mode: 'replace',
    })
    expect(code).toBe('00000')
    expect(data.result.findings.map(({ value }) => value)).toEqual([1, 1, '810009'])
    expect((await now(user, one)).labels).toEqual([label.id])
    expect((await now(user, two)).labels).toEqual([])
    expect((await boss.run(clearMembers, label, { reason: 'over' })).code).toBe('00000')
    expect(await now(userLabel, label)).toMatchObject({ memberCount: 0 })
    const byRule = await app.make(userLabel, { code: 'ruled', kind: 'rule' })
    const refused = await boss.refused(clearMembers, byRule, { reason: 'over' })
    expect(refused.code).toBe('B01')
  })

  test('a file of users that comes to more than any sheet does is refused before it is read', async () => {
    const label = await app.make(userLabel, { code: 'bombed', kind: 'import' })
    const zeros = Readable.from(Array.from({ length: 300 }, () => Buffer.alloc(1024 * 1024)))
    const files = (async function* () {
      yield { name: 'xl/worksheets/sheet1.xml', content: zeros }
      await Promise.resolve()
    })()
    await app.services.storage.write('uploads/bomb.xlsx', zip(files))
    const refused = await boss.refused(importMembers, label, { file: 'uploads/bomb.xlsx', mode: 'add' })
    expect(refused).toMatchObject({ code: 'A0400', data: { field: 'file' } })
    expect(refused.msg).toContain('256')
  })

  test('a file of users is read in the code page that it is written in', async () => {
    const label = await app.make(userLabel, { code: 'coded', kind: 'import' })
    await app.make(user, { displayId: '810003' })
    // “用户”, as spreadsheets of Chinese offices write it.
    const heading = Buffer.from([0xd3, 0xc3, 0xbb, 0xa7])
    const content = Buffer.concat([heading, Buffer.from('\r\n810003\r\n')])
    await app.services.storage.write('uploads/coded.csv', Readable.from([content]))
    const { data } = await boss.run(importMembers, label, { file: 'uploads/coded.csv', mode: 'add' })
    expect(data.result.findings[0]).toMatchObject({ value: 1 })
  })

  test('conditions are counted before they are saved, and those that nothing knows are refused', async () => {
    await app.make(user, { coins: 900_000 })
    const coins = { kind: 'userIndicator', code: 'coins', operator: 'gte', value: 900_000 }
    const estimate = (leaves: readonly object[]) =>
      boss.run<Findings>(tagSelectionAdd.estimate, { conditions: { match: 'all', leaves } })
    expect((await estimate([coins])).data.findings[0]).toMatchObject({ value: 1 })
    expect((await estimate([])).code).toBe('A0400')
    expect((await estimate([{ ...coins, code: 'moonPhase' }])).code).toBe('A0400')
    expect((await estimate([{ kind: 'userLabel', code: 'nobodys', operator: 'is' }])).code).toBe('A0400')
    const tree = { leaves: [{ indicator: 'coins', window: 'all', operator: 'gte', value: 900_000 }] }
    const { data } = await boss.run<Findings>(labelAdd.estimate, { tree })
    expect(data.findings[0]).toMatchObject({ value: 1 })
  })
})
