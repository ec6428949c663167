import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as communitySettingCommands from '../../../commands/community-manage/community-setting'
import communitySetting from '../../../src/entities/community-manage/community-setting'
import dynamic from '../../../src/entities/community-manage/dynamic'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
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
const makePost = async (values: Partial<Row<typeof dynamic>> = {}) =>
  app.make(dynamic, { author: (await app.make(user)).id, text: 'hello', state: 'published', ...values })

describe('the settings of an area', () => {
  test('suspect before they block, close by a second person alone, and are tried on the last posts', async () => {
    const area = (await app.make(areaConfig)).id
    const setting = await app.make(communitySetting, { area })
    const save = (values: object) =>
      boss.save(communitySetting, { id: setting.id, version: setting.version, ...values })
    expect((await save({ suspectScore: 96 })).code).toBe('A0400')
    expect((await save({ communityOpen: false })).code).toBe('A0400')
    const asked = await boss.run(communitySettingCommands.closeCommunity, [setting], { reason: 'law' })
    expect(asked.code).toBe('00000')
    expect((await now(communitySetting, setting)).communityOpen).toBe(true)
    await makePost({ area, machineLabels: [{ label: 'abuse', score: 0.99, where: 'text' }] })
    await makePost({ area, machineLabels: [{ label: 'abuse', score: 0.7, where: 'text' }] })
    const tried = await boss.run(communitySettingCommands.backTest, setting)
    expect(tried.data.result?.findings.map(({ value }) => value)).toEqual([2, 1, '50 %', '0 %'])
  })
})
