import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import cashOut from '../../../src/entities/cash-out/cash-out'
import gameDay from '../../../src/entities/game-manage/game-day'
import type { FiguresAnswer } from '../../../src/fields/report-figures'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const url = '/pay/backend/cashOut/figures'
const page = 'cash-out.cash-out-report'
const span = { from: '2020-05-01T00:00:00.000Z', to: '2020-05-03T00:00:00.000Z' }

describe('the figures of a report', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff('super'))
    const add = async (createdAt: string, payAmount: number, currency: string) => {
      const { id } = await app.make(cashOut, { payAmount, currency, netUsd: 100, units: 5 })
      await sql`update cash_out set created_at = ${createdAt} where id = ${id}`.execute(app.db)
    }
    await add('2020-04-29T12:00:00.000Z', 700, 'USD')
    await add('2020-05-01T12:00:00.000Z', 1_000, 'USD')
    await add('2020-05-02T22:00:00.000Z', 500, 'USD')
    await add('2020-05-02T12:00:00.000Z', 90_000, 'VND')
    await add('2020-05-03T00:00:00.000Z', 9_999, 'USD')
  })
  afterAll(() => app.stop())

  const figures = async (body: object = {}) => {
    const input = { page, zone: 'UTC', filters: { createdAt: span }, ...body }
    return (await caller.post<FiguresAnswer>(url, input)).data
  }

  it('are added up by currency, beside those of the span before', async () => {
    const { totals } = await figures()
    expect(totals.filter(({ path }) => path === 'payAmount')).toEqual([
      { path: 'payAmount', how: 'sum', currency: 'USD', value: 1_500, previous: 700, compared: 1_500 },
      { path: 'payAmount', how: 'sum', currency: 'VND', value: 90_000, previous: null, compared: 90_000 },
    ])
    expect(totals.find(({ path }) => path === 'netUsd')).toMatchObject({ currency: 'USD', value: 300, previous: 100 })
    expect(totals.find(({ path }) => path === 'units')).toMatchObject({ currency: null, value: 15, previous: 5 })
  })

  it('are compared with nothing while their span has not begun', async () => {
    const ahead = { from: '2130-05-01T00:00:00.000Z', to: '2130-05-03T00:00:00.000Z' }
    expect((await figures({ filters: { createdAt: ahead } })).previous).toBeNull()
  })

  it('told by days are compared without the day that is not over', async () => {
    const today = Date.parse(new Date().toISOString().slice(0, 10))
    const dayOf = (ago: number) => new Date(today - ago * 86_400_000).toISOString().slice(0, 10)
    for (const [ago, opens] of [
      [0, 4],
      [1, 100],
      [2, 110],
      [3, 900],
      [4, 70],
      [5, 80],
    ] as const)
      await app.make(gameDay, { day: dayOf(ago), opens })
    const filters = { day: { from: dayOf(2), to: dayOf(0) } }
    const { data } = await caller.post<FiguresAnswer>('/game/backend/day/figures', {
      page: 'game-manage.report',
      zone: 'UTC',
      filters,
    })
    expect(data.previous).toEqual({ from: dayOf(5), to: dayOf(4) })
    expect(data.totals.find(({ path }) => path === 'opens')).toMatchObject({ value: 214, compared: 210, previous: 150 })
  })

  it('are told by day on the clock of the reader', async () => {
    const daysOf = async (zone: string) =>
      (await figures({ zone })).points
        .filter(({ path, currency, isPrevious }) => path === 'payAmount' && currency === 'USD' && !isPrevious)
        .map(({ at, value }) => [at, value])
    expect(await daysOf('UTC')).toEqual([
      ['2020-05-01', 1_000],
      ['2020-05-02', 500],
    ])
    expect(await daysOf('Asia/Shanghai')).toEqual([
      ['2020-05-01', 1_000],
      ['2020-05-03', 500],
    ])
  })

  it('are those of the rows that the list is filtered to', async () => {
    const { totals } = await figures({ filters: { createdAt: span, source: { is: ['escort'] } } })
    expect(totals).toEqual([])
  })

  it('are refused without the right to the page, for a page that is no report, and in no time zone', async () => {
    const stranger = app.as(await app.staff(['UserManage:userList']))
    const body = { page, zone: 'UTC', filters: {} }
    expect((await stranger.post(url, body)).code).toBe('A0301')
    expect((await caller.post(url, { ...body, page: 'cash-out.cash-out-manage' })).code).toBe('A0400')
    expect((await caller.post(url, { ...body, zone: 'Mars/Olympus' })).code).toBe('A0400')
  })
})
