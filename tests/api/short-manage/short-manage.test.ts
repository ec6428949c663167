import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refund, refundLarge } from '../../../commands/short-manage/episode-buy-itemized'
import * as episodePay from '../../../commands/short-manage/episode-pay'
import { confirmPayout } from '../../../commands/short-manage/partner'
import { addByIds, fillByRevenue } from '../../../commands/short-manage/recommendation-content'
import * as searchDramaLabelRecommendation from '../../../commands/short-manage/search-drama-label-recommendation'
import * as sharing from '../../../commands/short-manage/sharing'
import * as withdraw from '../../../commands/short-manage/withdraw'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import currencyEntry from '../../../src/entities/goods-and-order/currency-entry'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
import short from '../../../src/entities/movie-manage/short'
import tag from '../../../src/entities/movie-manage/tag'
import shortMoneyDay from '../../../src/entities/short-manage/short-money-day'
import shortPartner from '../../../src/entities/short-manage/short-partner'
import shortPayPlan from '../../../src/entities/short-manage/short-pay-plan'
import shortSearchContent from '../../../src/entities/short-manage/short-search-content'
import shortSearchLabel from '../../../src/entities/short-manage/short-search-label'
import shortShareStatement from '../../../src/entities/short-manage/short-share-statement'
import shortUnlock from '../../../src/entities/short-manage/short-unlock'
import shortWithdrawal from '../../../src/entities/short-manage/short-withdrawal'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

describe('paid short dramas', () => {
  let app: TestApp
  let one: Caller
  let other: Caller
  let oneStaff: Staff
  beforeAll(async () => {
    app = await startTestApp()
    oneStaff = await app.staff('super')
    one = app.as(oneStaff)
    other = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const find = async <E extends Entity>(entity: E, id: number): Promise<Row<E>> =>
    new Records(app.db, null, new Date()).get(entity, id)
  const all = <E extends Entity>(entity: E, values: Parameters<Records['where']>[1]) =>
    new Records(app.db, null, new Date()).where(entity, values as never)

  it('prices in force change by a copy alone, with the factor of the area or for a share of the audience', async () => {
    const plan = await app.make(shortPayPlan, { state: 'active', coinsPerEpisode: 50, freeEpisodes: 8, priority: 10 })
    const { id, version } = plan
    const save = (values: object) => one.save(shortPayPlan, { id, version, ...values })
    expect(await save({ coinsPerEpisode: 60 })).toMatchObject({ data: { field: 'coinsPerEpisode' } })
    expect(await save({ name: 'Plan A' })).toMatchObject({ code: '00000' })
    const { id: area } = await app.make(areaConfig)
    await one.run(episodePay.copyToAreas, id, { areas: [area], coinFactor: 1.5 })
    expect(await all(shortPayPlan, { coinsPerEpisode: 75 })).toMatchObject([{ state: 'draft', areas: [area] }])
    const split = (values: object) => one.run(episodePay.split, id, { share: 20, days: 7, ...values })
    expect(await split({})).toMatchObject({ code: 'A0400' })
    await split({ freeEpisodes: 5 })
    expect(await all(shortPayPlan, { freeEpisodes: 5 })).toMatchObject([
      { experiment: 20, priority: 11, state: 'draft' },
    ])
  })

  it('a refund books the coins back as they were paid; a large one takes two people', async () => {
    const coin = await app.make(virtualCurrency, { code: 'coin' })
    const holder = await app.make(user, { coins: 10 })
    const paid = await app.make(currencyEntry, { user: holder.id, amount: -120, virtualCurrency: coin.id })
    const make = (values: object) =>
      app.make(shortUnlock, { user: holder.id, currencyEntry: paid.id, ...values } as Partial<Row<typeof shortUnlock>>)
    const small = await make({ unlockNo: 'U1', coins: 100, bonusCoins: 20, watched: 10 })
    const large = await make({ unlockNo: 'U2', coins: 6_000, watched: 0 })
    const free = await make({ unlockNo: 'U3', coins: 5, currencyEntry: null })
    expect(await one.run(refund, small, { refundReason: 'wrongCharge' })).toMatchObject({ code: '00000' })
    expect((await find(user, holder.id)).coins).toBe(120)
    expect(await all(currencyEntry, { scene: 'refund', user: holder.id })).toMatchObject([
      { amount: 120, sourceNo: 'U1' },
    ])
    expect(await one.refused(refund, large, { refundReason: 'wrongCharge' })).toMatchObject({ code: 'B01' })
    expect((await one.run(refundLarge, large, { refundReason: 'wrongCharge' })).data.approvalIds).toHaveLength(1)
    expect(await one.refused(refund, free, { refundReason: 'wrongCharge' })).toMatchObject({ code: 'B01' })
  })

  it('a statement with a red check is not checked off, and two approve it who have not adjusted it', async () => {
    const red = await app.make(shortShareStatement, { checks: [{ code: 'negative' }] } as never)
    const row = await app.make(shortShareStatement, { share: 1_000, tax: 100, recoup: 0, checks: [] } as never)
    expect(await one.refused(sharing.check, red)).toMatchObject({ code: 'B01' })
    await one.run(sharing.adjust, row, { adjustment: -50, adjustmentReason: 'late refund' })
    expect((await find(shortShareStatement, row.id)).payable).toBe(850)
    await app.db.updateTable('short_share_statement').set({ state: 'confirmed' }).where('id', '=', row.id).execute()
    expect(await one.refused(sharing.approve, row)).toMatchObject({ code: 'B01' })
    expect(await other.run(sharing.approve, row)).toMatchObject({ code: '00000' })
    expect(await other.refused(sharing.approveSecond, row)).toMatchObject({ code: 'B01' })
  })

  it('new payout data waits 72 hours for another account, and the old data counts until then', async () => {
    const payout = { method: 'bank' as const, name: 'Studio', account: '111' }
    const partner = await app.make(shortPartner, { payout })
    const next = { ...payout, account: '222' }
    await one.save(shortPartner, { id: partner.id, version: partner.version, payout: next })
    expect(await find(shortPartner, partner.id)).toMatchObject({ payout, payoutNext: next })
    const confirm = (caller: Caller) => caller.run(confirmPayout, partner)
    expect(await confirm(other)).toMatchObject({ code: 'B01' })
    const since = { payout_changed_at: '2026-01-01T00:00:00.000Z' }
    await app.db.updateTable('short_partner').set(since).where('id', '=', partner.id).execute()
    expect(await confirm(one)).toMatchObject({ code: 'B01' })
    expect(await confirm(other)).toMatchObject({ code: '00000' })
    expect(await find(shortPartner, partner.id)).toMatchObject({ payout: next, payoutNext: null })
  })

  it('a withdrawal is approved by two, neither of whom manages the partner', async () => {
    const partner = await app.make(shortPartner, { manager: oneStaff.id, balance: 0, frozen: 700 } as never)
    const row = await app.make(shortWithdrawal, { partner: partner.id, amount: 700 })
    expect(await one.refused(withdraw.approve, row)).toMatchObject({ code: 'B01' })
    expect(await other.run(withdraw.approve, row)).toMatchObject({ code: '00000' })
    expect(await other.refused(withdraw.approveSecond, row)).toMatchObject({ code: 'B01' })
    await app.db.updateTable('short_withdrawal').set({ state: 'failed' }).where('id', '=', row.id).execute()
    await one.run(withdraw.giveBack, row, { reason: 'account closed' })
    expect(await find(shortPartner, partner.id)).toMatchObject({ balance: 700, frozen: 0 })
  })

  it('the search page takes dramas by number and by income, each once', async () => {
    const [first, second] = [
      await app.make(short, { state: 'published' }),
      await app.make(short, { state: 'published' }),
    ]
    const day = new Date().toISOString().slice(0, 10)
    await app.make(shortMoneyDay, { day, short: first.id, coinIncome: 5 } as never)
    await app.make(shortMoneyDay, { day, short: second.id, coinIncome: 9 } as never)
    const place = { block: 'hotSearch' as const, areas: [-1] }
    const add = (ids: string) => one.run(addByIds, { ...place, ids })
    expect(await add(`${first.id} 999999`)).toMatchObject({ data: { field: 'ids' } })
    expect(await add(`${first.id}`)).toMatchObject({ code: '00000' })
    await one.run(fillByRevenue, { ...place, count: 5, days: 7 })
    expect((await all(shortSearchContent, { block: 'hotSearch' })).map((item) => item.short)).toEqual([
      first.id,
      second.id,
    ])
    const tags = [(await app.make(tag)).id]
    const addTags = () => one.run(searchDramaLabelRecommendation.addTags, { tags, areas: [-1] })
    await addTags()
    await addTags()
    expect(await all(shortSearchLabel, { tag: tags[0] })).toHaveLength(1)
  })
})
