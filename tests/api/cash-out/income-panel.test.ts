import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import cashOut from '../../../src/entities/cash-out/cash-out'
import currencyEntry from '../../../src/entities/goods-and-order/currency-entry'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
import user from '../../../src/entities/user-manage/user'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

interface Answer {
  readonly sums?: {
    readonly lines: readonly { readonly day: string; readonly source: string; readonly amount: number }[]
    readonly total: number
    readonly asked: number
  }
  readonly withheld?: true
}

describe('where the income of a cash-out comes from', () => {
  const desk = 'CashOut:cashOutManage'
  let app: TestApp
  let id: number
  let ofPromoter: number
  beforeAll(async () => {
    app = await startTestApp()
    const holder = await app.make(user)
    const biscuit = await app.make(virtualCurrency, { code: 'biscuit', dailyGrantCap: null, singleGrantCap: null })
    const coin = await app.make(virtualCurrency, { code: 'coin', dailyGrantCap: null, singleGrantCap: null })
    const dated = async (table: 'currency_entry' | 'cash_out', made: { readonly id: number }, at: string) => {
      await app.db.updateTable(table).set({ created_at: at }).where('id', '=', made.id).execute()
      return made
    }
    const earn = async (at: string, scene: 'gift' | 'task', amount: number, virtualCurrency = biscuit.id) => {
      const entry = { user: holder.id, virtualCurrency, direction: 'in' as const, scene, amount }
      await dated('currency_entry', await app.make(currencyEntry, entry), at)
    }
    const request = async (at: string, units: number) => {
      const asked = { user: holder.id, state: 'pending' as const, source: 'biscuits' as const, units }
      return dated('cash_out', await app.make(cashOut, { ...asked, payAmount: 2_000, currency: 'IDR' }), at)
    }
    await earn('2026-03-01T10:00:00.000Z', 'gift', 900)
    await request('2026-03-02T10:00:00.000Z', 900)
    await earn('2026-03-03T10:00:00.000Z', 'gift', 100)
    await earn('2026-03-03T11:00:00.000Z', 'gift', 50)
    await earn('2026-03-03T12:00:00.000Z', 'task', 30)
    await earn('2026-03-04T10:00:00.000Z', 'gift', 20)
    await earn('2026-03-04T10:00:00.000Z', 'gift', 7, coin.id)
    id = (await request('2026-03-05T10:00:00.000Z', 200)).id
    await earn('2026-03-06T10:00:00.000Z', 'gift', 5)
    ofPromoter = (await app.make(cashOut, { user: holder.id, state: 'pending', source: 'promoter', units: 9 })).id
  })
  afterAll(() => app.stop())

  const income = (staff: Staff, of = id) =>
    app.as(staff).get<Answer>('/pay/backend/cashOut/panel', { page: 'cash-out.cash-out-manage', key: 'income', id: of })

  it('is told by day and source since the request before, with its sum beside what is asked for', async () => {
    const staff = await app.staff([desk, 'GoodsAndOrder:virtualCurrencyItemized'])
    const { data } = await income(staff)
    expect(data.sums?.lines).toMatchObject([
      { day: '2026-03-04', source: 'gift', amount: 20, paid: 200 },
      { day: '2026-03-03', source: 'gift', amount: 150, paid: 1_500 },
      { day: '2026-03-03', source: 'task', amount: 30, paid: 300 },
    ])
    expect(data.sums).toMatchObject({ total: 200, asked: 200 })
  })

  it('is withheld where the request is for other income', async () => {
    const staff = await app.staff([desk, 'GoodsAndOrder:virtualCurrencyItemized'])
    expect((await income(staff, ofPromoter)).data).toEqual({ withheld: true })
  })

  it('is withheld from who sees no entries of wallets', async () => {
    const { code, data } = await income(await app.staff([desk]))
    expect([code, data]).toEqual(['00000', { withheld: true }])
  })
})
