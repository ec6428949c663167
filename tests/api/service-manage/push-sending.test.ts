import { sql } from 'kysely'
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pickWinner, traceUser } from '../../../commands/service-manage/push-detail'
import * as pushList from '../../../commands/service-manage/push-list'
import push from '../../../src/entities/service-manage/push'
import { deliverPush } from '../../../src/server/domain/messages/deliver-push'
import { queueBatch } from '../../../src/server/domain/messages/queue-batch'
import { beginDelivery } from '../../../src/server/domain/messages/delivery-row'
import { recallPush } from '../../../src/server/domain/messages/recall-push'
import type { Caller } from '../../support/caller'
import {
  approverCodes,
  deliverAll,
  makePushWorld,
  phonesAfter,
  zoneByNight,
  type PushWorld,
} from '../../support/push-world'
import { startTestApp, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

let app: TestApp
let world: PushWorld
let operator: Caller

beforeAll(async () => {
  app = await startTestApp()
  world = await makePushWorld(app)
  operator = app.as(await app.staff([...approverCodes, 'ServiceManage:pushDetail.pickWinner']))
  await world.people(120)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await sql`delete from push_outbox`.execute(app.db)
  await sql`delete from push_setting`.execute(app.db)
})

const url = (name: string) => `/message/backend/push/${name}`

/** A push that is being sent, of which nothing has gone out. */
async function sending(values: Record<string, unknown> = {}): Promise<number> {
  const row = await app.make(push, { ...world.draft(), perSecond: 50, state: 'sending', ...values })
  await beginDelivery(app.db, row.id, {})
  return row.id
}

async function statuses(id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{
    status: string
    count: number
  }>`select coalesce(reason, status) as status, count(*) as count
    from push_outbox where push_id = ${id} and kind = 'push' group by 1`.execute(app.db)
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

describe('a provider that is not reached', () => {
  afterEach(() => vi.unstubAllGlobals())
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const byProvider = () => ({
    ...app.services,
    config: { ...app.services.config, fcm: { projectId: 'p', clientEmail: 'a@b.c', privateKey: pem } },
  })
  const waitOf = async (id: number) => {
    const { rows } = await sql<{
      wait: number
    }>`select extract(epoch from leased_until - now())::int as wait from push_delivery where push_id = ${id}`.execute(
      app.db,
    )
    return Number(rows[0]?.wait)
  }

  test('loses no message: they wait in the outbox, ever longer, and go out when it is back', async () => {
    const id = await sending()
    const services = byProvider()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect(await deliverPush(services, id, { isPaced: false })).toBe(false)
    expect(await statuses(id)).toEqual({ queued: 50 })
    const first = await waitOf(id)
    expect(await deliverPush(services, id, { isPaced: false })).toBe(false)
    await sql`update push_delivery set leased_until = null where push_id = ${id}`.execute(app.db)
    expect(await deliverPush(services, id, { isPaced: false })).toBe(false)
    expect(await waitOf(id)).toBeGreaterThan(first)
    await sql`update push_delivery set leased_until = null where push_id = ${id}`.execute(app.db)
    vi.unstubAllGlobals()
    await deliverAll(app.services, id)
    const row = await world.read(id)
    expect((row.sentCount ?? 0) + (row.failCount ?? 0)).toBe(120)
  })

  test('leaves a push with the server that waits for it, however long that takes', async () => {
    const id = await sending()
    const refusals: ((error: Error) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise((_, reject) => refusals.push(reject)))
    const waiting = deliverPush(byProvider(), id, { isPaced: false })
    await until('a message to be on its way', () => Promise.resolve(refusals.length > 0))
    // As if its lease had run out meanwhile.
    await sql`update push_delivery set leased_until = now() where push_id = ${id}`.execute(app.db)
    await until('the lease to be renewed', async () => (await waitOf(id)) > 5)
    expect(await deliverPush(app.services, id, { isPaced: false })).toBe(false)
    expect(await statuses(id)).toEqual({ queued: 50 })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    for (const refuse of refusals) refuse(new TypeError('fetch failed'))
    expect(await waiting).toBe(false)
  })
})

describe('a server that dies', () => {
  test('between writing down and sending loses and doubles nothing', async () => {
    const id = await sending()
    await queueBatch(app.services, id, new Date())
    expect(await statuses(id)).toEqual({ queued: 50 })
    await deliverAll(app.services, id)
    const row = await world.read(id)
    expect((row.sentCount ?? 0) + (row.failCount ?? 0)).toBe(120)
    const { rows } = await sql<{ count: number }>`select count(distinct user_id) as count from push_outbox
      where push_id = ${id} and kind = 'push'`.execute(app.db)
    expect(rows).toEqual([{ count: 120 }])
  })

  test('keeps a push from the others only for a while', async () => {
    const id = await sending()
    await sql`update push_delivery set leased_until = now() + interval '1 minute' where push_id = ${id}`.execute(app.db)
    await deliverPush(app.services, id, { isPaced: false })
    expect(await statuses(id)).toEqual({})
    await sql`update push_delivery set leased_until = now() - interval '1 second' where push_id = ${id}`.execute(app.db)
    await deliverAll(app.services, id)
    expect(await world.read(id)).toMatchObject({ state: 'sent' })
  })
})

describe('while it is being sent', () => {
  test('a pause holds it after the batch at hand, and it goes on where it stopped', async () => {
    const id = await sending()
    await deliverPush(app.services, id, { isPaced: false, longest: 1 })
    await operator.run(pushList.pause, id)
    await deliverAll(app.services, id)
    const held = await world.read(id)
    expect(held.state).toBe('paused')
    expect((held.sentCount ?? 0) + (held.failCount ?? 0)).toBe(50)
    await operator.run(pushList.resume, id)
    await deliverAll(app.services, id)
    const done = await world.read(id)
    expect((done.sentCount ?? 0) + (done.failCount ?? 0)).toBe(120)
  })

  test('an emergency stop holds it until it is released', async () => {
    const id = await sending()
    await operator.run(pushList.stopAll, { reason: 'wrong text' })
    await deliverAll(app.services, id)
    expect(await statuses(id)).toEqual({})
    await operator.run(pushList.releaseAll)
    await deliverAll(app.services, id)
    expect(await world.read(id)).toMatchObject({ state: 'sent' })
  })

  test('an emergency stop lets service pushes through', async () => {
    const id = await sending({ category: 'service' })
    await operator.run(pushList.stopAll, { reason: 'wrong text' })
    await deliverAll(app.services, id)
    expect(await world.read(id)).toMatchObject({ state: 'sent' })
  })

  test('it keeps to its pace', async () => {
    const id = await sending({ perSecond: 50 })
    const started = performance.now()
    await deliverPush(app.services, id)
    expect(performance.now() - started).toBeGreaterThan(2_000)
  })
})

describe('who gets nothing', () => {
  test('each is counted with the reason: disabled, opted out, without a device, at night', async () => {
    const silent = { lastActiveAt: '2019-01-01T00:00:00.000Z' }
    await world.person({ ...silent, state: 'disabled' })
    await world.person({ ...silent, pushAllowed: false })
    await world.person(silent, { pushAllowed: false })
    await world.person(silent, { pushProvider: 'none' })
    await world.person({ ...silent, timezone: zoneByNight() })
    const id = await sending({ inactiveDays: 365 })
    await deliverAll(app.services, id)
    expect(await statuses(id)).toEqual({ disabled: 1, optedOut: 2, noToken: 1, quietHours: 1 })
    const { rows } = await sql`select key, sum(value::int)::int as count from push_stat, jsonb_each_text(skipped)
      where push = ${id} group by key order by key`.execute(app.db)
    expect(rows).toEqual([
      { key: 'disabled', count: 1 },
      { key: 'noToken', count: 1 },
      { key: 'optedOut', count: 2 },
      { key: 'quietHours', count: 1 },
    ])
    await sql`update "user" set last_active_at = now() where last_active_at < '2020-01-01'`.execute(app.db)
  })

  test('those who had a push a moment ago are over their cap', async () => {
    await deliverAll(app.services, await sending())
    const sent = await sql<{
      count: number
    }>`select count(*) as count from push_outbox where sent_at is not null`.execute(app.db)
    const id = await sending()
    await deliverAll(app.services, id)
    expect((await statuses(id)).cap).toBe(Number(sent.rows[0]?.count))
  })
})

describe('experiments', () => {
  const version = (code: string) => ({
    code,
    percent: 25,
    title: { zh_CN: code, en: code },
    body: { zh_CN: code, en: code },
  })

  test('those outside of the test wait until somebody picks the better version', async () => {
    const id = await sending({ variants: { versions: [version('A'), version('B')] }, holdout: 10 })
    await deliverAll(app.services, id)
    const { waiting, holdout } = await statuses(id)
    expect(waiting).toBeGreaterThan(30)
    expect(holdout).toBeGreaterThan(2)
    expect(await world.read(id)).toMatchObject({ state: 'sending' })
    expect(await operator.run(pickWinner, id, { variant: 'B' })).toMatchObject({ code: '00000' })
    await deliverAll(app.services, id)
    expect(await world.read(id)).toMatchObject({ state: 'sent' })
    expect(await statuses(id)).toMatchObject({ holdout })
  })

  test('a version that does not exist cannot win', async () => {
    const id = await sending({ variants: { versions: [version('A'), version('B')] } })
    expect(await operator.refused(pickWinner, id, { variant: 'C' })).toMatchObject({ code: 'A0400' })
  })
})

describe('afterwards', () => {
  /** What becomes of a message follows from its push and user: of a few pushes none fails. */
  const sentWithFailures = async () => {
    let row: Awaited<ReturnType<PushWorld['read']>>
    do {
      // People are sent only this many a day.
      await sql`delete from push_outbox`.execute(app.db)
      const id = await sending()
      await deliverAll(app.services, id)
      row = await world.read(id)
    } while (!row.failCount)
    return row
  }

  test('those that failed are tried again, and the others are not', async () => {
    const { id, failCount, sentCount } = await sentWithFailures()
    const answer = await operator.run<{ result: { count: number } }>(pushList.resendFailed, id)
    expect(answer.data.result.count).toBe(failCount)
    await deliverAll(app.services, id)
    expect(await world.read(id)).toMatchObject({ state: 'sent', sentCount, failCount })
  })

  test('a recall says how many notifications were taken back', async () => {
    const id = await sending()
    await deliverAll(app.services, id)
    await phonesAfter(app.services, 4)
    await operator.run(pushList.recall, id, { reason: 'wrong link' })
    await recallPush.run(app.services, { push: id })
    const { data } = await operator.get<{ recalled: { asked: number; removed: number } }>(url('statistics'), { id })
    expect(data.recalled.removed).toBeGreaterThan(0)
    expect(data.recalled.removed).toBeLessThan(data.recalled.asked)
  })

  test('a copy for those who did not open it leaves out those who did', async () => {
    const id = await sending()
    await deliverAll(app.services, id)
    await phonesAfter(app.services, 4)
    await sql`update "user" set display_id = (1000000 + id)::text`.execute(app.db)
    const { data } = await operator.run<{ result: { id: number; count: number } }>(pushList.sendToUnopened, id)
    const { sentCount, clickCount } = await world.read(id)
    expect(data.result.count).toBe((sentCount ?? 0) - (clickCount ?? 0))
    expect(await world.read(data.result.id)).toMatchObject({ state: 'draft', audience: 'userFile', sendAt: null })
  })

  test('one user is traced: whether they were meant, and what their phone told', async () => {
    const id = await sending()
    const outsider = await world.person({ lastActiveAt: new Date().toISOString() })
    await deliverAll(app.services, id)
    const { rows } = await sql<{
      user_id: number
    }>`select user_id from push_outbox where push_id = ${id} and status = 'sent' limit 1`.execute(app.db)
    const trace = (user: number) => operator.run(traceUser, id, { user })
    expect((await trace(rows[0]!.user_id)).data.result).toMatchObject({
      isInAudience: true,
      status: 'sent',
      provider: 'fcm',
    })
    expect((await trace(outsider.id)).data.result).toMatchObject({ isInAudience: false, status: null })
  })
})
