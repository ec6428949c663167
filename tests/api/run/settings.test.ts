import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pushSetting from '../../../src/entities/service-manage/push-setting'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const base = '/message/backend/push/setting'

describe('a page of settings', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff(['ServiceManage:pushSetting', 'ServiceManage:pushSetting.edit']))
  })
  afterAll(() => app.stop())

  it('has no record before the first save, and one from then on', async () => {
    expect((await caller.get<unknown>(`${base}/detail`)).data).toBeNull()
    const saved = await caller.save(pushSetting, { totalPerDay: 9 })
    expect(saved.code).toBe('00000')
    expect((await caller.get<object>(`${base}/detail`)).data).toMatchObject({
      id: saved.data.id,
      totalPerDay: 9,
      marketingPerDay: pushSetting.fields.marketingPerDay.default,
    })
  })

  it('refuses a second record, and answers with the one that is there', async () => {
    const answer = await caller.save(pushSetting, { totalPerDay: 3 })
    expect(answer.code).toBe('B01')
    expect(JSON.stringify(answer.data)).toContain('"totalPerDay":9')
  })

  it('refuses a save that was made from an older version', async () => {
    const { data } = await caller.get<{ id: number; version: number }>(`${base}/detail`)
    const save = (version: number) => caller.save(pushSetting, { id: data.id, version, totalPerDay: 5 })
    expect((await save(data.version)).code).toBe('00000')
    expect((await save(data.version)).code).toBe('B01')
  })

  it('is only looked at without the right to change it', async () => {
    const reader = app.as(await app.staff(['ServiceManage:pushSetting']))
    expect((await reader.get(`${base}/detail`)).code).toBe('00000')
    expect((await reader.save(pushSetting, { totalPerDay: 4 })).code).toBe('A0301')
  })
})
