import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import push from '../../../src/entities/service-manage/push'
import order from '../../../src/entities/goods-and-order/order'
import user from '../../../src/entities/user-manage/user'
import businessDay from '../../../src/entities/system/business-day'
import country from '../../../src/entities/develop-manage/country'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import { forget } from '../../../src/server/base/caches'
import { businessDayStart } from '../../../src/server/domain/reports/dashboard/figures'
import { countSignIns } from '../../../src/server/domain/reports/dashboard/sign-in-hours'
import { startTestApp } from '../../support/test-app'
import type { Staff, TestApp } from '../../support/test-app'

interface Dashboard {
  readonly queues: readonly { readonly id: string; readonly count: number; readonly oldestAt: string | null }[]
  readonly figures:
    | readonly {
        readonly id: string
        readonly today: number | null
        readonly yesterday: number | null
        readonly spark: readonly unknown[]
      }[]
    | null
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const read = async (staff: Staff) => (await app.as(staff).get<Dashboard>('/report/backend/dashboard')).data
const approver = () => app.staff(['ServiceManage:pushList', 'ServiceManage:pushList.approve'])

test('a business day begins at midnight in UTC+8', () => {
  expect(new Date(businessDayStart(Date.UTC(2026, 0, 2, 15, 59))).toISOString()).toBe('2026-01-01T16:00:00.000Z')
  expect(new Date(businessDayStart(Date.UTC(2026, 0, 2, 16, 0))).toISOString()).toBe('2026-01-02T16:00:00.000Z')
})

test('a queue is shown to who may work in it, with its count and its oldest', async () => {
  const before = (await read(await approver())).queues.find(({ id }) => id === 'pushApproval')?.count ?? 0
  await app.make(push, { state: 'pendingApproval' } as never)
  const queue = (await read(await approver())).queues.find(({ id }) => id === 'pushApproval')
  expect(queue).toMatchObject({ count: before + 1, oldestAt: expect.any(String) as string })
})

test('a queue in a large table is counted once for all who see it within some seconds', async () => {
  const count = async () => (await read(await approver())).queues.find(({ id }) => id === 'pushApproval')?.count
  const hasRows = (rows: number) =>
    sql`update pg_class set reltuples = ${rows} where relname = 'push'`
      .execute(app.db)
      .then(() => forget(app.services, 'lists'))
  await hasRows(50_000)
  const before = await count()
  await app.make(push, { state: 'pendingApproval' } as never)
  expect(await count()).toBe(before)
  await hasRows(10)
  expect(await count()).toBe((before ?? 0) + 1)
})

test('a queue that somebody may only look at, or not even that, is absent', async () => {
  const reader = await app.staff(['ServiceManage:pushList'])
  const nobody = await app.staff([])
  expect((await read(reader)).queues.map(({ id }) => id)).not.toContain('pushApproval')
  expect((await read(nobody)).queues.map(({ id }) => id)).toEqual(['myExports', 'myJobs'])
})

test('figures are for holders of the dashboard’s code', async () => {
  expect((await read(await app.staff([]))).figures).toBeNull()
  expect((await app.as(await app.staff([])).get('/report/backend/dashboard/series', { days: 30 })).code).toBe('A0301')
})

test('figures are of the areas that their reader works in', async () => {
  const [here, there] = [await app.make(country), await app.make(country)]
  const area = await app.make(areaConfig, { countries: [here.id] })
  const viewer = await app.staff(['Dashboard'])
  await sql`update account set areas = ${[area.id]} where id = ${viewer.id}`.execute(app.db)
  const newUsers = async () => (await read(viewer)).figures?.find(({ id }) => id === 'newUsers')?.today ?? 0
  const registeredAt = new Date().toISOString()
  await app.make(user, { registeredAt, country: there.id })
  expect(await newUsers()).toBe(0)
  await app.make(user, { registeredAt, country: here.id })
  expect(await newUsers()).toBe(1)
})

test('today counts what has happened since midnight, and yesterday up to the same hour', async () => {
  const viewer = await app.staff(['Dashboard'])
  const now = Date.now()
  const minute = 60_000
  const day = 24 * 60 * minute
  const paidAt = (moment: number) => new Date(moment).toISOString()
  const before = await read(viewer)
  const of = (data: Dashboard, id: string) => data.figures?.find((figure) => figure.id === id)
  await app.make(user, { registeredAt: paidAt(Math.max(businessDayStart(now), now - minute)) })
  await app.make(user, { registeredAt: paidAt(Math.max(businessDayStart(now) - day, now - day - minute)) })
  await app.make(user, { registeredAt: paidAt(businessDayStart(now) - 1) })
  const buyer = await app.make(user, { registeredAt: paidAt(now - 90 * day) })
  await app.make(order, {
    user: buyer.id,
    amountUsd: 1_250,
    paidAt: paidAt(Math.max(businessDayStart(now), now - minute)),
    state: 'paid',
  } as never)
  const after = await read(viewer)
  expect(of(after, 'newUsers')?.today).toBe((of(before, 'newUsers')?.today ?? 0) + 1)
  expect(of(after, 'newUsers')?.yesterday).toBe((of(before, 'newUsers')?.yesterday ?? 0) + 1)
  expect(of(after, 'newUsers')?.spark).toHaveLength(24)
  expect(of(after, 'revenue')?.today).toBe((of(before, 'revenue')?.today ?? 0) + 1_250)
  expect(of(after, 'payers')?.today).toBe((of(before, 'payers')?.today ?? 0) + 1)
})

test('a day without a source shows a gap in the series, not zero', async () => {
  const viewer = await app.staff(['Dashboard'])
  const today = new Date(businessDayStart(Date.now()) + 8 * 3_600_000).toISOString().slice(0, 10)
  const area = await app.make(areaConfig)
  await app.make(businessDay, {
    date: today,
    area: area.id,
    activeUsers: 40,
    adRevenue: null,
    complete: false,
  } as never)
  const { data } = await app
    .as(viewer)
    .get<{ dates: string[]; activeUsers: number[]; complete: boolean[]; revenue: { ad: (number | null)[] } }>(
      '/report/backend/dashboard/series',
      { days: 7 },
    )
  expect(data).toMatchObject({ dates: [today], activeUsers: [40], complete: [false], revenue: { ad: [null] } })
})

test('what waits for review leads to the review work, for whoever may take it', async () => {
  const reviewer = await app.staff(['ReviewManage:initialReview', 'ReviewManage:initialReview.take'])
  const reader = await app.staff(['ReviewManage:initialReview'])
  expect((await read(reviewer)).queues).toContainEqual(
    expect.objectContaining({ id: 'seriesReview', path: '/review-manage/initial-review' }),
  )
  expect((await read(reader)).queues.map(({ id }) => id)).not.toContain('seriesReview')
})

test('sign-ins by hour are the same when whole hours are read from what was counted of them', async () => {
  const [here, there] = [await app.make(country), await app.make(country)]
  const area = await app.make(areaConfig, { countries: [here.id] })
  const [all, held] = [await app.staff(['Dashboard']), await app.staff(['Dashboard'])]
  await sql`update account set areas = ${[area.id]} where id = ${held.id}`.execute(app.db)
  const sign = (hoursAgo: number, times: number, of: number | null, result = 'ok') =>
    sql`insert into user_login_record (method, result, country, version, created_at, updated_at)
      select 'email', ${result}, ${of}, 1, now() - make_interval(mins => ${Math.round(hoursAgo * 60)}) + make_interval(secs => n), now()
      from generate_series(1, ${times}) n`.execute(app.db)
  await sign(24 * 7 - 0.4, 7, here.id)
  await sign(24 * 3, 5, there.id)
  await sign(30, 4, here.id)
  await sign(30, 9, here.id, 'wrongPassword')
  await sign(5, 3, null)
  const shown = async (staff: Staff) => {
    const url = '/report/backend/dashboard/series'
    const { data } = await app.as(staff).get<{ signInsByHour: [number, number, number][] }>(url, { days: 7 })
    return data.signInsByHour.map((each) => each.join(' ')).sort()
  }
  const sum = (hours: readonly string[]) => hours.reduce((total, each) => total + Number(each.split(' ')[2]), 0)
  const exact = [await shown(all), await shown(held)]
  expect(exact.map(sum)).toEqual([19, 11])
  const count = async () => {
    await countSignIns(app.services, new Date())
    return sql<{ sum: number }>`select coalesce(sum(sign_ins), 0)::int as sum from sign_in_hour`.execute(app.db)
  }
  expect((await count()).rows[0]?.sum).toBe(19)
  expect([await shown(all), await shown(held)]).toEqual(exact)
  // The running hour is shown before it is counted, and what comes late is added to the hour that it is of.
  await sign(0, 2, here.id)
  await sign(24 * 3, 1, here.id)
  expect(sum(await shown(held))).toBe(13)
  await count()
  expect([sum(await shown(all)), sum(await shown(held))]).toEqual([22, 14])
  await sql`update role set data_scope = 'own', version = version + 1 where id = any((select roles from account where id = ${held.id})::bigint[])`.execute(
    app.db,
  )
  expect(sum(await shown(held))).toBe(0)
})
