import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePrice } from '../../../commands/goods-and-order/goods-list/products'
import * as episodePay from '../../../commands/short-manage/episode-pay'
import * as approvals from '../../../commands/system/report-center/approvals'
import { renewSecret } from '../../../commands/task-center/api-list'
import { unfreezeUser, freezeUser } from '../../../commands/task-center/integral-detail'
import { submit } from '../../../commands/task-center/setting'
import * as withdraw from '../../../commands/task-center/withdraw'
import short from '../../../src/entities/movie-manage/short'
import shortPayPlan from '../../../src/entities/short-manage/short-pay-plan'
import integralApi from '../../../src/entities/task-center/integral-api'
import integralEntry from '../../../src/entities/task-center/integral-entry'
import integralSetting from '../../../src/entities/task-center/integral-setting'
import integralWithdrawal from '../../../src/entities/task-center/integral-withdrawal'
import user from '../../../src/entities/user-manage/user'
import product from '../../../src/entities/vip-manage/product'
import type { Entity } from '../../../src/schema/entity'
import { settleDue } from '../../../src/server/clock/settle-due'
import { Records } from '../../../src/server/db/records'
import { secretsByTime } from '../../../src/server/domain/tasks/partner-apis'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'

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
  const agree = ([id]: readonly number[]) => other.run(approvals.approve, [id])

  test('what points are worth changes when a second person agrees, and by no form', async () => {
    const row = await app.make(integralSetting, { pointsPerUnit: 1_000, earnCapDay: 500 })
    const saved = await one.save(integralSetting, { id: row.id, version: row.version, pointsPerUnit: 2_000 })
    expect(saved).toMatchObject({ code: 'A0400', data: { field: 'pointsPerUnit' } })
    const empty = await one.refused(submit, row, { reason: 'inflation' })
    expect(empty.code).toBe('A0400')
    const { data } = await one.run(submit, row, { pointsPerUnit: 2_000, reason: 'inflation' })
    expect((await now(integralSetting, row)).pointsPerUnit).toBe(1_000)
    expect((await agree(data.approvalIds)).code).toBe('00000')
    expect(await now(integralSetting, row)).toMatchObject({ pointsPerUnit: 2_000, earnCapDay: 500 })
  })

  test('a price moves by a third only when a second person agrees', async () => {
    const row = await app.make(product, { basePrice: 1_000, state: 'onSale' })
    const save = async (basePrice: number) =>
      one.save(product, { id: row.id, version: (await now(product, row)).version, basePrice })
    expect(await save(100)).toMatchObject({ code: 'A0400', data: { field: 'basePrice' } })
    expect((await save(1_200)).code).toBe('00000')
    const { data } = await one.run(changePrice, row, { basePrice: 100, reason: 'clearance' })
    expect((await agree(data.approvalIds)).code).toBe('00000')
    expect((await now(product, row)).basePrice).toBe(100)
  })

  test('no withdrawal is approved while the points of its user are frozen', async () => {
    const holder = await app.make(user)
    const entry = await app.make(integralEntry, { user: holder.id, amount: 10 })
    const row = await app.make(integralWithdrawal, { user: holder.id, state: 'inReview' })
    const approve = () => other.run(withdraw.approve, row)
    expect((await one.refused(unfreezeUser, entry, { reason: 'odd income' })).code).toBe('B01')
    expect((await one.run(freezeUser, entry, { reason: 'odd income' })).code).toBe('00000')
    expect((await approve()).code).toBe('B01')
    expect((await one.run(unfreezeUser, entry, { reason: 'odd income' })).code).toBe('00000')
    expect((await approve()).code).toBe('00000')
  })

  test('a renewed secret is told once, and the former one is forgotten after a day', async () => {
    const row = await app.make(integralApi, { appSecret: 'former', state: 'live' })
    const { data } = await one.run(renewSecret, row)
    const secret = data.result.findings[1]!.value
    const kept = await now(integralApi, row)
    expect(kept).toMatchObject({ appSecret: secret, formerSecret: 'former' })
    const reader = app.as(await app.staff(['TaskCenter:apiList']))
    const read = await reader.read(integralApi, row.id)
    expect(JSON.stringify(read)).not.toContain(secret)
    await settleDue(app.services, secretsByTime, new Date(Date.now() + 25 * 3_600_000))
    expect(await now(integralApi, row)).toMatchObject({ appSecret: secret, formerSecret: null })
  })

  test('other free episodes for some dramas wait as a plan of their own', async () => {
    const usual = await app.make(shortPayPlan, { scope: 'default', areas: [-1], coinsPerEpisode: 70, state: 'active' })
    const drama = await app.make(short)
    const body = { shorts: [drama.id], freeEpisodes: 3, areas: [-1] }
    const { code } = await one.run(episodePay.setFreeEpisodes, body)
    expect(code).toBe('00000')
    const [waiting] = await records().where(shortPayPlan, { state: 'awaitingApproval' })
    expect(waiting).toMatchObject({ scope: 'titles', shorts: [drama.id], freeEpisodes: 3, coinsPerEpisode: 70 })
    expect((await one.refused(episodePay.approve, waiting!)).code).toBe('B01')
    expect((await now(shortPayPlan, usual)).freeEpisodes).toBe(8)
  })
})
