import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { reject, testSend, exportStatistics } from '../../../commands/service-manage/push-list'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import push from '../../../src/entities/service-manage/push'
import pushStat from '../../../src/entities/service-manage/push-stat'
import userLoginRecord from '../../../src/entities/user-manage/user-login-record'
import { statisticsExport } from '../../../src/server/domain/messages/export-statistics'
import { sendTests } from '../../../src/server/domain/messages/send-tests'
import { embeddedDelivery } from '../../../src/server/push/embedded-delivery'
import type { PushDelivery } from '../../../src/server/push/push-delivery'
import type { Caller } from '../../support/caller'
import { approverCodes, authorCodes, makePushWorld, phonesAfter, type PushWorld } from '../../support/push-world'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let world: PushWorld
let author: Caller
let approver: Caller

beforeAll(async () => {
  app = await startTestApp()
  world = await makePushWorld(app)
  author = app.as(await app.staff([...authorCodes, 'ServiceManage:updatePush', 'ServiceManage:updatePush.estimate']))
  approver = app.as(await app.staff(approverCodes))
  await world.people(3)
})
afterAll(() => app.stop())
beforeEach(() => sql`delete from push_setting`.execute(app.db))

const url = (name: string) => `/message/backend/push/${name}`
const hours = (count: number) => count * 3_600_000
const ahead = (by: number) => new Date(Date.now() + by).toISOString()
const stored = (values: Record<string, unknown> = {}) => app.make(push, { ...world.draft(), ...values })

describe('how far a push has come', () => {
  test('counts whoever was dealt with: sent, failed, skipped and set aside', async () => {
    const { id } = await stored({ state: 'sending', targetCount: 100, sentCount: 40, failCount: 5 })
    await app.make(pushStat, { push: id, hour: ahead(0), skipped: { cap: 3, noToken: 2 } })
    await app.make(pushStat, { push: id, hour: ahead(hours(1)), skipped: { cap: 1 } })
    const [one, two] = await world.people(2)
    await sql`insert into push_outbox (push_id, user_id, kind, status, queued_at) values
      (${id}, ${one!.id}, 'push', 'holdout', now()), (${id}, ${two!.id}, 'push', 'waiting', now())`.execute(app.db)
    const { data } = await approver.get(url('progress'), { ids: `${id}` })
    expect(data).toEqual([{ id, done: 53, target: 100, sent: 40 }])
  })

  test('is nobody’s business without the list', async () => {
    const stranger = app.as(await app.staff(['UserManage:userList']))
    expect(await stranger.get(url('progress'), { ids: '1' })).toMatchObject({ code: 'A0301' })
  })
})

describe('the week of the pushes', () => {
  test('begins at midnight by the clock of the area, under the area’s own quiet hours', async () => {
    const china = await app.make(country, { timezone: 'Asia/Shanghai' })
    const area = await app.make(areaConfig, { countries: [china.id], group: 'state' })
    const overrides = JSON.stringify([{ area: area.id, quietFrom: '13:00', quietTo: '14:00' }])
    await sql`insert into push_setting (area_overrides, marketing_per_day, total_per_day, min_gap, quiet_from, quiet_to,
      global_per_second, stop_all, version, created_at, updated_at)
      values (${overrides}::jsonb, 2, 6, 5400, '22:00', '08:00', 20000, false, 1, now(), now())`.execute(app.db)
    const { data } = await approver.get(url('week'), { date: '2026-11-16', area: area.id, zone: 'UTC' })
    expect(data).toMatchObject({
      zone: 'Asia/Shanghai',
      from: '2026-11-15T16:00:00.000Z',
      to: '2026-11-22T16:00:00.000Z',
      quietFrom: '13:00',
      quietTo: '14:00',
    })
  })

  test('names the marketing pushes that reach the same people within half an hour', async () => {
    const near = { category: 'marketing', state: 'scheduled' }
    const first = await stored({ ...near, sendAt: '2031-03-05T10:00:00.000Z' })
    const second = await stored({ ...near, sendAt: '2031-03-05T10:20:00.000Z' })
    const third = await stored({ ...near, sendAt: '2031-03-05T12:00:00.000Z' })
    const { data } = await approver.get<{ overlaps: Record<number, { id: number }[]> }>(url('week'), {
      date: '2031-03-03',
      zone: 'UTC',
    })
    expect(data.overlaps[first.id]?.map(({ id }) => id)).toEqual([second.id])
    expect(data.overlaps[second.id]?.map(({ id }) => id)).toEqual([first.id])
    expect(data.overlaps).not.toHaveProperty(String(third.id))
  })

  test('refuses a zone that there is not', async () => {
    expect(await approver.get(url('week'), { date: '2026-11-16', zone: 'Mars/Base' })).toMatchObject({ code: 'A0400' })
  })
})

describe('who approves', () => {
  test('sees the pushes of any category that go to some of the same people in the same hours', async () => {
    const at = Date.parse('2032-05-05T10:00:00.000Z')
    const moment = (by: number) => new Date(at + by).toISOString()
    const own = await stored({ state: 'pendingApproval', sendAt: moment(0) })
    const near = await stored({ category: 'live', state: 'scheduled', sendAt: moment(hours(2)) })
    await stored({ state: 'scheduled', sendAt: moment(hours(4)) })
    await stored({ state: 'draft', sendAt: moment(0) })
    await stored({ state: 'scheduled', sendAt: moment(0), audience: 'userGroups', userGroups: [] })
    const { data } = await approver.get<{ id: number }[]>(url('nearby'), { id: own.id })
    expect(data).toEqual([
      { id: near.id, name: near.name, sendAt: moment(hours(2)), category: 'live', state: 'scheduled' },
    ])
  })

  test('may have the audience counted without being an author', async () => {
    const { id } = await stored({ state: 'pendingApproval' })
    const answer = await approver.post<{ matched: number }>(url('estimate'), { id })
    expect(answer).toMatchObject({ code: '00000', data: { overlaps: [] } })
    expect(answer.data.matched).toBeGreaterThan(0)
  })
})

describe('since it was rejected', () => {
  test('every change of its author is told, as it was and as it is', async () => {
    const { data: made } = await author.save(push, world.draft())
    await sql`update push set state = 'pendingApproval' where id = ${made.id}`.execute(app.db)
    await approver.run(reject, made, { rejectReason: 'Too loud' })
    const save = async (change: object) => {
      const { version } = await world.read(made.id)
      await author.save(push, { id: made.id, version, ...change })
    }
    await save({ name: 'Second', sound: false })
    await save({ name: 'Third' })
    const { data } = await author.get<{ verdict: string; changes: object[] }>(url('judged'), { id: made.id })
    expect(data.verdict).toBe('reject')
    expect(data.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', then: 'Finale', now: 'Third' },
        { field: 'sound', then: true, now: false },
      ]),
    )
    expect(data.changes).toHaveLength(2)
  })

  test('nothing is told of a push that nobody has decided on', async () => {
    const { id } = await stored()
    expect(await author.get(url('judged'), { id })).toMatchObject({ code: '00000', data: null })
  })
})

describe('a file of users', () => {
  test('comes back as a sheet of the lines that reach nobody, each with its fault', async () => {
    await world.person({ displayId: '810001' })
    await world.person({ displayId: '810002', state: 'disabled' })
    const file = 'uploads/faulty.csv'
    await app.services.storage.write(file, Readable.from(['displayId\n810001\n810001\n810002\n899999\n']))
    const { data } = await author.post<{ url: string }>(url('listProblems'), { file })
    const reply = await app.http.inject({ method: 'GET', url: data.url })
    expect(reply.payload.replace('\uFEFF', '').trim().split('\r\n').slice(1)).toEqual([
      '810002,Disabled or deleted',
      '899999,No user has this ID',
      '810001,Listed more than once',
    ])
  })
})

describe('a test', () => {
  /** Asks for a test of a new push on this many phones. */
  async function askForTest(phones: number) {
    const users = (await world.people(phones)).map(({ id: user }) => user)
    const { data: made } = await author.save(push, world.draft())
    const asked = await author.run<{ result: { testedAt: string } }>(testSend, made, { users })
    return { id: made.id, ...asked }
  }

  /** A way out to the phones that notes what goes through it. */
  function delivery(send: PushDelivery['send'] = embeddedDelivery.send) {
    const out = { ...embeddedDelivery, send: vi.fn(send) }
    return {
      out,
      sentOf: (push: number) => out.send.mock.calls.flat(2).filter((each) => 'push' in each && each.push === push),
    }
  }

  test('whose transaction fails is sent to nobody', async () => {
    vi.spyOn(app.services.jobs, 'schedule').mockRejectedValueOnce(new Error('the transaction fails here'))
    const { id, code } = await askForTest(2)
    expect(code).toBe('B0001')
    const { out, sentOf } = delivery()
    await sendTests(app.services, new Date(), out)
    expect(sentOf(id)).toEqual([])
    expect(await world.read(id)).toMatchObject({ testedAt: null })
  })

  test('leaves once it is committed, and once, however many servers look for it', async () => {
    const { id } = await askForTest(3)
    const { out, sentOf } = delivery()
    await Promise.all([1, 2, 3].map(() => sendTests(app.services, new Date(), out)))
    await sendTests(app.services, new Date(Date.now() + hours(1)), out)
    expect(sentOf(id)).toHaveLength(3)
  })

  test('that a dying server had begun to send is sent by another one', async () => {
    const { id } = await askForTest(2)
    const dying = delivery(() => Promise.reject(new Error('this server dies')))
    await expect(sendTests(app.services, new Date(), dying.out)).rejects.toThrow('dies')
    const { out, sentOf } = delivery()
    await sendTests(app.services, new Date(), out)
    expect(sentOf(id)).toEqual([])
    await sendTests(app.services, new Date(Date.now() + 130_000), out)
    expect(sentOf(id)).toHaveLength(2)
  })

  test('that no provider took counts as none', async () => {
    const { id } = await askForTest(2)
    expect(await world.read(id)).toMatchObject({ testedAt: expect.any(String) as string })
    const { out } = delivery((messages) =>
      Promise.resolve(messages.map(() => ({ isTaken: false, code: 'UNREGISTERED' }))),
    )
    await sendTests(app.services, new Date(), out)
    expect(await world.read(id)).toMatchObject({ testedAt: null })
  })

  test('is told of device by device as the phones tell, and counts in no figure', async () => {
    const { id, data } = await askForTest(12)
    const { testedAt } = data.result
    const receipts = () => author.get<{ status: string }[]>(url('testReceipts'), { id, testedAt })
    expect(new Set((await receipts()).data.map(({ status }) => status))).toEqual(new Set(['queued']))
    await sendTests(app.services, new Date())
    const atFirst = (await receipts()).data.map(({ status }) => status)
    expect(atFirst).toHaveLength(12)
    expect(new Set([...atFirst, 'sent', 'failed']).size).toBe(2)
    await phonesAfter(app.services, 4)
    expect((await receipts()).data.map(({ status }) => status)).toContain('shown')
    expect(await world.read(id)).toMatchObject({ deliveredCount: 0, shownCount: 0 })
    const { rows } = await sql`select 1 from push_stat where push = ${id}`.execute(app.db)
    expect(rows).toEqual([])
  })
})

describe('an experiment', () => {
  const versions = ['A', 'B'].map((code) => ({
    code,
    percent: 50,
    title: { zh_CN: code, en: code },
    body: { zh_CN: code, en: code },
  }))

  test('tells of each version how sure it is, by what the experiment measures', async () => {
    const { id } = await stored({ state: 'sending', sentCount: 4000, variants: { versions, measure: 'open' } })
    await app.make(pushStat, { push: id, hour: ahead(0), variant: 'A', sent: 2000, shown: 900, clicked: 100 })
    await app.make(pushStat, { push: id, hour: ahead(0), variant: 'B', sent: 2000, shown: 1000, clicked: 60 })
    const { data } = await approver.get<{
      confidence: Record<string, number>
      winner: { code: string }
      measure: string
      lift: null
    }>(url('statistics'), { id })
    expect(data).toMatchObject({ measure: 'open', lift: null, winner: { code: 'B' } })
    expect(data.confidence.B).toBeGreaterThan(0.99)
    expect(data.confidence.A).toBeLessThan(0.01)
  })

  test('is not judged by a handful', async () => {
    const { id } = await stored({ state: 'sending', sentCount: 40, variants: { versions } })
    await app.make(pushStat, { push: id, hour: ahead(0), variant: 'A', sent: 20, shown: 20, clicked: 20 })
    await app.make(pushStat, { push: id, hour: ahead(0), variant: 'B', sent: 20, shown: 20, clicked: 0 })
    expect(await approver.get(url('statistics'), { id })).toMatchObject({
      data: { winner: null, confidence: { A: null, B: null } },
    })
  })

  test('is held against those who got nothing, both by who came back within a day', async () => {
    const { id } = await stored({ state: 'sent', holdout: 20 })
    const people = await world.people(8)
    const dealtAt = ahead(-hours(48))
    const [sent, kept] = [people.slice(0, 4), people.slice(4)].map((group) => group.map(({ id: user }) => user))
    await sql`insert into push_outbox (push_id, user_id, kind, status, queued_at, sent_at)
      select ${id}, unnest(${sent}::bigint[]), 'push', 'sent', ${dealtAt}::timestamptz, ${dealtAt}::timestamptz`.execute(
      app.db,
    )
    await sql`insert into push_outbox (push_id, user_id, kind, status, queued_at)
      select ${id}, unnest(${kept}::bigint[]), 'push', 'holdout', ${dealtAt}::timestamptz`.execute(app.db)
    const signIn = async (index: number, by: number, result: 'ok' | 'blocked' = 'ok') => {
      const record = await app.make(userLoginRecord, { user: people[index]!.id, result })
      await sql`update user_login_record set created_at = ${ahead(by)} where id = ${record.id}`.execute(app.db)
    }
    await signIn(0, -hours(47))
    await signIn(1, -hours(30))
    await signIn(2, -hours(20))
    await signIn(3, -hours(40), 'blocked')
    await signIn(4, -hours(47))
    const { data } = await approver.get<{ lift: object }>(url('statistics'), { id })
    expect(data.lift).toEqual({
      sent: { users: 4, hits: 2 },
      holdout: { users: 4, hits: 1 },
      lift: 1,
      confidence: null,
    })
  })
})

describe('the statistics of a push as a file', () => {
  const clerkCodes = ['ServiceManage:pushList', 'ServiceManage:pushDetail', 'ServiceManage:pushDetail.export']

  test('have a line for each area, client and language, which add up to what the push’s page shows', async () => {
    const area = await app.make(areaConfig, { name: { zh_CN: '巴西', en: 'Brazil' }, group: 'state' })
    const { id } = await stored({ state: 'sent', sentCount: 175 })
    const spoken = { area: area.id, client: world.client.id, language: world.english.id }
    const line = (values: object) => app.make(pushStat, { push: id, hour: ahead(0), ...spoken, ...values })
    await line({ sent: 100, shown: 60, clicked: 9, provider: 'fcm', skipped: { cap: 3, noToken: 2 } })
    await line({ sent: 50, shown: 30, clicked: 4, provider: 'hms', failed: { UNREGISTERED: 7 } })
    await line({ sent: 25, shown: 5, clicked: 1, provider: 'fcm', area: null })
    const reader = { language: 'en', zone: 'UTC', account: undefined as never } as const
    const { headings, rows, expected } = await statisticsExport.open(app.services, reader, { ids: [id] })
    const lines: unknown[][] = []
    for await (const each of rows) lines.push(each)
    expect(headings.slice(2, 7)).toEqual(['Area', 'Client', 'Language', 'Sent', 'Delivered'])
    const name = 'Finale'
    expect(lines).toEqual([
      [id, name, 'Brazil', 'Android', 'English', 150, 0, 90, 13, 0, 5, 7],
      [id, name, 'Unknown', 'Android', 'English', 25, 0, 5, 1, 0, 0, 0],
    ])
    expect(expected).toBe(2)
    const { data } = await approver.get<{ splits: { area: { sent: number; clicked: number }[] } }>(url('statistics'), {
      id,
    })
    expect(data.splits.area.map(({ sent, clicked }) => [sent, clicked])).toEqual(
      lines.map((each) => [each[5], each[8]]),
    )
  })

  test('go to the report centre in the format that was asked for, for those who may export them', async () => {
    const { id } = await stored({ state: 'sent' })
    const other = await stored({ state: 'sent' })
    const clerk = app.as(await app.staff(clerkCodes))
    expect(await approver.refused(exportStatistics, id, { format: 'csv' })).toMatchObject({
      code: 'A0301',
    })
    const ids = [id, other.id]
    const { data } = await clerk.run<{ result: { taskId: number } }>(exportStatistics, ids, { format: 'csv' })
    const { rows } = await sql`select export_type, format, param_json from export_task
      where id = ${data.result.taskId}`.execute(app.db)
    expect(rows).toEqual([{ export_type: 'push-statistic', format: 'csv', param_json: { ids } }])
  })
})
