import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import short from '../../../src/entities/movie-manage/short'
import shortPayPlan from '../../../src/entities/short-manage/short-pay-plan'
import integralApi from '../../../src/entities/task-center/integral-api'
import integralEntry from '../../../src/entities/task-center/integral-entry'
import integralSetting from '../../../src/entities/task-center/integral-setting'
import integralWithdrawal from '../../../src/entities/task-center/integral-withdrawal'
import user from '../../../src/entities/user-manage/user'
import product from '../../../src/entities/vip-manage/product'
import type { Entity } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { settleDue } from '../../../src/server/clock/settle-due'
import { secretsByTime } from '../../../src/server/domain/tasks/partner-apis'
import { startTestApp, type Caller, type TestApp } from '../../support/test-app'

describe('what nobody changes alone', () => {
  let app: TestApp
  let one: Caller
  let other: Caller
  beforeAll(async () => {
    app = await startTestApp()
    one = app.as(await app.staff('super'))
    other = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  const ask = (url: string, command: string, body: object) =>
    one.post<{ approvalIds: number[] }>(url, body, { command })
  const agree = ([id]: readonly number[]) =>
    other.post('/auth/backend/approval/approve', { ids: [id] }, { command: 'report-center.approvals.approve' })

  test('what points are worth changes when a second person agrees, and by no form', async () => {
    const row = await app.make(integralSetting, { pointsPerUnit: 1_000, earnCapDay: 500 })
    const saved = await one.post('/task/backend/integral/setting/save', {
      ...{ id: row.id, version: row.version, pointsPerUnit: 2_000 },
    })
    expect(saved).toMatchObject({ code: 'A0400', data: { field: 'pointsPerUnit' } })
    const url = '/task/backend/integral/setting/submit'
    const empty = await ask(url, 'task-center.setting.submit', { id: row.id, reason: 'inflation' })
    expect(empty.code).toBe('A0400')
    const { data } = await ask(url, 'task-center.setting.submit', {
      ...{ id: row.id, pointsPerUnit: 2_000, reason: 'inflation' },
    })
    expect((await now(integralSetting, row)).pointsPerUnit).toBe(1_000)
    expect((await agree(data.approvalIds)).code).toBe('00000')
    expect(await now(integralSetting, row)).toMatchObject({ pointsPerUnit: 2_000, earnCapDay: 500 })
  })

  test('a price moves by a third only when a second person agrees', async () => {
    const row = await app.make(product, { basePrice: 1_000, state: 'onSale' })
    const save = async (basePrice: number) =>
      one.post('/commodity/backend/product/save', {
        ...{ id: row.id, version: (await now(product, row)).version, basePrice },
      })
    expect(await save(100)).toMatchObject({ code: 'A0400', data: { field: 'basePrice' } })
    expect((await save(1_200)).code).toBe('00000')
    const { data } = await ask(
      '/commodity/backend/product/changePrice',
      'goods-and-order.goods-list-products.changePrice',
      { id: row.id, basePrice: 100, reason: 'clearance' },
    )
    expect((await agree(data.approvalIds)).code).toBe('00000')
    expect((await now(product, row)).basePrice).toBe(100)
  })

  test('no withdrawal is approved while the points of its user are frozen', async () => {
    const holder = await app.make(user)
    const entry = await app.make(integralEntry, { user: holder.id, amount: 10 })
    const row = await app.make(integralWithdrawal, { user: holder.id, state: 'inReview' })
    const frozen = (name: string) =>
      one.post(`/task/backend/integral/entry/${name}`, { id: entry.id, reason: 'odd income' })
    const approve = () => other.post('/task/backend/integral/withdraw/approve', { id: row.id })
    expect((await frozen('unfreezeUser')).code).toBe('B01')
    expect((await frozen('freezeUser')).code).toBe('00000')
    expect((await approve()).code).toBe('B01')
    expect((await frozen('unfreezeUser')).code).toBe('00000')
    expect((await approve()).code).toBe('00000')
  })

  test('a renewed secret is told once, and the former one is forgotten after a day', async () => {
    const row = await app.make(integralApi, { appSecret: 'former', state: 'live' })
    const { data } = await one.post<{ result: { findings: { value: string }[] } }>(
      '/task/backend/integral/api/renewSecret',
      { id: row.id },
    )
    const secret = data.result.findings[1]!.value
    const kept = await now(integralApi, row)
    expect(kept).toMatchObject({ appSecret: secret, formerSecret: 'former' })
    const reader = app.as(await app.staff(['TaskCenter:apiList']))
    const read = await reader.get('/task/backend/integral/api/detail', { id: row.id })
    expect(JSON.stringify(read)).not.toContain(secret)
    await settleDue(app.services, secretsByTime, new Date(Date.now() + 25 * 3_600_000))
    expect(await now(integralApi, row)).toMatchObject({ appSecret: secret, formerSecret: null })
  })

  test('other free episodes for some dramas wait as a plan of their own', async () => {
    const usual = await app.make(shortPayPlan, { scope: 'default', areas: [-1], coinsPerEpisode: 70, state: 'active' })
    const drama = await app.make(short)
    const body = { shorts: [drama.id], freeEpisodes: 3, areas: [-1] }
    const { code } = await one.post('/short/backend/payPlan/setFreeEpisodes', body, {
      command: 'short-manage.episode-pay.setFreeEpisodes',
    })
    expect(code).toBe('00000')
    const [waiting] = await records().where(shortPayPlan, { state: 'awaitingApproval' })
    expect(waiting).toMatchObject({ scope: 'titles', shorts: [drama.id], freeEpisodes: 3, coinsPerEpisode: 70 })
    expect((await one.post('/short/backend/payPlan/approve', { id: waiting!.id })).code).toBe('B01')
    expect((await now(shortPayPlan, usual)).freeEpisodes).toBe(8)
  })
})
