import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import currencyEntry from '../../../src/entities/goods-and-order/currency-entry'
import areaConfig from '../../../src/entities/develop-manage/area-config'
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
import { startTestApp, type Caller, type Staff, type TestApp } from '../../support/test-app'

const base = '/short/backend'

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
  const run = (caller: Caller, url: string, command: string, body: object) =>
    caller.post<{ approvalIds?: number[] }>(`${base}/${url}`, body, { command: `short-manage.${command}` })

  it('prices in force change by a copy alone, with the factor of the area or for a share of the audience', async () => {
    const plan = await app.make(shortPayPlan, { state: 'active', coinsPerEpisode: 50, freeEpisodes: 8, priority: 10 })
    const { id, version } = plan
    const save = (values: object) => one.post(`${base}/payPlan/save`, { id, version, ...values })
    expect(await save({ coinsPerEpisode: 60 })).toMatchObject({ data: { field: 'coinsPerEpisode' } })
    expect(await save({ name: 'Plan A' })).toMatchObject({ code: '00000' })
    const { id: area } = await app.make(areaConfig)
    await run(one, 'payPlan/copyToArea', 'episode-pay.copyToArea', { id, areas: [area], coinFactor: 1.5 })
    expect(await all(shortPayPlan, { coinsPerEpisode: 75 })).toMatchObject([{ state: 'draft', areas: [area] }])
    const split = (values: object) =>
      run(one, 'payPlan/split', 'episode-pay.split', { id, share: 20, days: 7, ...values })
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
    const refund = (name: string, id: number) =>
      run(one, `unlock/${name}`, `episode-buy-itemized.${name}`, { id, refundReason: 'wrongCharge' })
    expect(await refund('refund', small.id)).toMatchObject({ code: '00000' })
    expect((await find(user, holder.id)).coins).toBe(120)
    expect(await all(currencyEntry, { scene: 'refund', user: holder.id })).toMatchObject([
      { amount: 120, sourceNo: 'U1' },
    ])
    expect(await refund('refund', large.id)).toMatchObject({ code: 'B01' })
    expect((await refund('refundLarge', large.id)).data.approvalIds).toHaveLength(1)
    expect(await refund('refund', free.id)).toMatchObject({ code: 'B01' })
  })

  it('a statement with a red check is not checked off, and two approve it who have not adjusted it', async () => {
    const red = await app.make(shortShareStatement, { checks: [{ code: 'negative' }] } as never)
    const row = await app.make(shortShareStatement, { share: 1_000, tax: 100, recoup: 0, checks: [] } as never)
    const command = (caller: Caller, name: string, id: number, body: object = {}) =>
      run(caller, `share/statement/${name}`, `sharing.${name}`, { id, ...body })
    expect(await command(one, 'check', red.id)).toMatchObject({ code: 'B01' })
    await command(one, 'adjust', row.id, { adjustment: -50, adjustmentReason: 'late refund' })
    expect((await find(shortShareStatement, row.id)).payable).toBe(850)
    await app.db.updateTable('short_share_statement').set({ state: 'confirmed' }).where('id', '=', row.id).execute()
    expect(await command(one, 'approve', row.id)).toMatchObject({ code: 'B01' })
    expect(await command(other, 'approve', row.id)).toMatchObject({ code: '00000' })
    expect(await command(other, 'approveSecond', row.id)).toMatchObject({ code: 'B01' })
  })

  it('new payout data waits 72 hours for another account, and the old data counts until then', async () => {
    const payout = { method: 'bank' as const, name: 'Studio', account: '111' }
    const partner = await app.make(shortPartner, { payout })
    const next = { ...payout, account: '222' }
    await one.post(`${base}/partner/save`, { id: partner.id, version: partner.version, payout: next })
    expect(await find(shortPartner, partner.id)).toMatchObject({ payout, payoutNext: next })
    const confirm = (caller: Caller) =>
      run(caller, 'partner/confirmPayout', 'partner.confirmPayout', { id: partner.id })
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
    const command = (caller: Caller, name: string, body: object = {}) =>
      run(caller, `withdraw/${name}`, `withdraw.${name}`, { id: row.id, ...body })
    expect(await command(one, 'approve')).toMatchObject({ code: 'B01' })
    expect(await command(other, 'approve')).toMatchObject({ code: '00000' })
    expect(await command(other, 'approveSecond')).toMatchObject({ code: 'B01' })
    await app.db.updateTable('short_withdrawal').set({ state: 'failed' }).where('id', '=', row.id).execute()
    await command(one, 'giveBack', { reason: 'account closed' })
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
    const place = { block: 'hotSearch', areas: [-1] }
    const fill = (name: string, body: object) =>
      run(one, `search/content/${name}`, `recommendation-content.${name}`, { ...place, ...body })
    const add = (ids: string) => fill('addByIds', { ids })
    expect(await add(`${first.id} 999999`)).toMatchObject({ data: { field: 'ids' } })
    expect(await add(`${first.id}`)).toMatchObject({ code: '00000' })
    await fill('fillByRevenue', { count: 5, days: 7 })
    expect((await all(shortSearchContent, { block: 'hotSearch' })).map((item) => item.short)).toEqual([
      first.id,
      second.id,
    ])
    const tags = [(await app.make(tag)).id]
    const addTags = () =>
      run(one, 'search/label/addTags', 'search-drama-label-recommendation.addTags', { tags, areas: [-1] })
    await addTags()
    await addTags()
    expect(await all(shortSearchLabel, { tag: tags[0] })).toHaveLength(1)
  })
})
