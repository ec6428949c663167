import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testSend, submit, approve, sendNow } from '../../../commands/service-manage/push-list'
import pushPage from '../../../src/entities/service-manage/push'
import type { Caller } from '../../support/caller'
import {
  approverCodes,
  authorCodes,
  deliverAll,
  makePushWorld,
  phonesAfter,
  type PushWorld,
} from '../../support/push-world'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let world: PushWorld
let author: Caller
let approver: Caller
let people: { id: number }[]

beforeAll(async () => {
  app = await startTestApp()
  world = await makePushWorld(app)
  author = app.as(await app.staff(authorCodes))
  approver = app.as(await app.staff(approverCodes))
  people = await world.people(60)
})
afterAll(() => app.stop())
beforeEach(() => sql`delete from push_outbox`.execute(app.db))

const url = (name: string) => `/message/backend/push/${name}`

async function compose(values?: Record<string, unknown>): Promise<number> {
  const saved = await author.save(pushPage, world.draft(values))
  expect(saved).toMatchObject({ code: '00000' })
  return saved.data.id
}

async function submitted(values?: Record<string, unknown>): Promise<number> {
  const id = await compose(values)
  await author.run(testSend, id, { users: [people[0]!.id, people[1]!.id] })
  expect(await author.run(submit, id)).toMatchObject({ code: '00000' })
  return id
}

async function scheduled(values?: Record<string, unknown>): Promise<number> {
  const id = await submitted(values)
  expect(await approver.run(approve, id)).toMatchObject({ code: '00000' })
  return id
}

describe('from the first word to the last click', () => {
  test('a push is composed, tested, submitted, approved by another, sent at its hour and measured', async () => {
    const id = await scheduled()
    const at = new Date(Date.now() + 3_700_000)
    const { startDuePushes } = await import('../../../src/server/domain/messages/due-pushes')
    await startDuePushes(app.services, at)
    await deliverAll(app.services, id, () => at)
    await phonesAfter(app.services, 4)
    const push = await world.read(id)
    const sent = push.sentCount ?? 0
    expect(push).toMatchObject({ state: 'sent', targetCount: 60 })
    expect(sent + (push.failCount ?? 0)).toBe(60)
    const { data } = await approver.get<{ funnel: Record<string, number>; splits: { client: { sent: number }[] } }>(
      url('statistics'),
      { id },
    )
    expect(data.funnel).toMatchObject({ targeted: 60, sent })
    expect(data.funnel.delivered).toBeGreaterThan(40)
    expect(data.funnel.shown).toBeLessThanOrEqual(data.funnel.delivered!)
    expect(data.splits.client.map((split) => split.sent)).toEqual([sent])
  })

  test('every message stands in the outbox, once a user', async () => {
    const id = await scheduled()
    await approver.run(sendNow, id)
    await deliverAll(app.services, id)
    const { rows } = await sql<{
      users: number
      all: number
    }>`select count(distinct user_id) as users, count(*) as "all"
      from push_outbox where push_id = ${id} and kind = 'push'`.execute(app.db)
    expect(rows).toEqual([{ users: 60, all: 60 }])
  })

  test('the statistics by hour add up to the counters of the push', async () => {
    const id = await scheduled()
    await approver.run(sendNow, id)
    await deliverAll(app.services, id)
    await phonesAfter(app.services, 4)
    const push = await world.read(id)
    const { rows } = await sql`select sum(sent) as sent, sum(delivered) as delivered, sum(shown) as shown,
      sum(clicked) as clicked from push_stat where push = ${id}`.execute(app.db)
    expect(rows).toEqual([
      {
        sent: push.sentCount,
        delivered: push.deliveredCount,
        shown: push.shownCount,
        clicked: push.clickCount,
      },
    ])
  })
})

describe('before it goes out', () => {
  test('a push that was changed after its test cannot be submitted', async () => {
    const id = await compose()
    await author.run(testSend, id, { users: [people[0]!.id, people[1]!.id] })
    const { version } = await world.read(id)
    await author.save(pushPage, { id, version, name: 'Finale again' })
    const answer = await author.refused(submit, id)
    expect(answer.code).toBe('B01')
    expect(answer.msg).toContain('test')
  })

  test('the form is told every fault with its field', async () => {
    const id = await compose({ audience: 'userGroups' })
    const answer = await author.post<{ problems: { field: string }[] }>(
      url('submit'),
      { id },
      { command: 'service-manage.create-push.submit' },
    )
    expect(answer.code).toBe('A0400')
    expect(answer.data.problems.map(({ field }) => field)).toEqual(['testedAt', 'userGroups'])
  })

  test('a language that many of the audience speak needs its own text', async () => {
    for (let each = 0; each < 8; each++)
      await world.person({ language: world.spanish.id, lastActiveAt: '2020-01-01T00:00:00.000Z' })
    const id = await compose({ inactiveDays: 300 })
    await author.run(testSend, id, { users: [people[0]!.id, people[1]!.id] })
    const answer = await author.post<{ problems: { field: string }[] }>(
      url('submit'),
      { id },
      { command: 'service-manage.create-push.submit' },
    )
    await sql`delete from device where last_user in (select id from "user" where language = ${world.spanish.id})`.execute(
      app.db,
    )
    await sql`delete from "user" where language = ${world.spanish.id}`.execute(app.db)
    expect(answer.data.problems.map(({ field }) => field)).toEqual(['title', 'body'])
  })

  test('a placeholder without a fallback is refused', async () => {
    const body = { zh_CN: '{{nickname}}', en: '{{nickname}}' }
    const answer = await author.save(pushPage, world.draft({ body }))
    expect(answer).toMatchObject({ code: 'A0400', data: { field: 'body' } })
  })

  test.each([
    ['5 minutes', 5 * 60_000],
    ['91 days', 91 * 86_400_000],
  ])('a push cannot be set to go out in %s', async (_name, ahead) => {
    const sendAt = new Date(Date.now() + ahead).toISOString()
    expect(await author.save(pushPage, world.draft({ sendAt }))).toMatchObject({
      code: 'A0400',
      data: { field: 'sendAt' },
    })
  })

  test('nobody approves a push of their own', async () => {
    const both = app.as(await app.staff([...authorCodes, ...approverCodes]))
    const { data } = await both.save(pushPage, world.draft())
    await both.run(testSend, data, { users: [people[0]!.id, people[1]!.id] })
    await both.run(submit, data)
    const answer = await both.refused(approve, data)
    expect(answer.code).toBe('B01')
    expect(await world.read(data.id)).toMatchObject({ state: 'pendingApproval', approver: null })
  })

  test('a push to everyone needs the right to approve large ones', async () => {
    const id = await submitted({ audience: 'everyone', inactiveDays: null })
    expect((await approver.refused(approve, id)).code).toBe('B01')
    const larger = app.as(await app.staff([...approverCodes, 'ServiceManage:pushList.approveLarge']))
    expect((await larger.run(approve, id)).code).toBe('00000')
  })

  test('a service push needs a right of its own', async () => {
    expect(await author.save(pushPage, world.draft({ category: 'service' }))).toMatchObject({ code: 'A0301' })
  })

  test('two marketing pushes to the same people keep half an hour apart', async () => {
    await scheduled({ category: 'marketing' })
    const id = await compose({ category: 'marketing' })
    await author.run(testSend, id, { users: [people[0]!.id, people[1]!.id] })
    expect((await author.refused(submit, id)).code).toBe('B01')
    await sql`update push set state = 'draft' where category = 'marketing'`.execute(app.db)
  })

  test('while it waits for its hour only its hour and pace may change; anything else takes the approval back', async () => {
    const id = await scheduled()
    const before = await world.read(id)
    await author.save(pushPage, { id, version: before.version, perSecond: 100 })
    const paced = await world.read(id)
    await author.save(pushPage, { id, version: paced.version, name: 'Another' })
    expect(paced).toMatchObject({ state: 'scheduled', perSecond: 100 })
    expect(await world.read(id)).toMatchObject({ state: 'draft', approver: null, testedAt: null })
  })

  test('a push that was sent cannot be changed', async () => {
    const id = await scheduled()
    await approver.run(sendNow, id)
    await deliverAll(app.services, id)
    const { version } = await world.read(id)
    expect((await author.save(pushPage, { id, version, name: 'Late' })).code).toBe('B01')
  })
})
