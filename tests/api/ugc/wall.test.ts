import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as patrol from '../../../commands/live-manage/live-patrol'
import * as auditOp from '../../../commands/ugc/audit-op/[id]'
import anchor from '../../../src/entities/live-manage/anchor'
import liveInspection from '../../../src/entities/live-manage/live-inspection'
import liveRoom from '../../../src/entities/live-manage/live-room'
import liveSession from '../../../src/entities/live-manage/live-session'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import user from '../../../src/entities/user-manage/user'
import auditOpPage from '../../../src/pages/ugc/audit-op/[id]'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let one: Caller
let other: Caller
let oneId: number
let otherId: number

beforeAll(async () => {
  app = await startTestApp()
  const [first, second] = [await app.staff('super'), await app.staff('super')]
  ;[oneId, otherId] = [first.id, second.id]
  ;[one, other] = [app.as(first), app.as(second)]
})
afterAll(() => app.stop())

const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) =>
  new Records(app.db, null, new Date()).get(entity, id)
const stateOf = async <E extends Entity>(entity: E, row: { readonly id: number }) =>
  (await now(entity, row)) as unknown as { readonly state: string }

describe('posts that are decided on many at a time', () => {
  const makePost = async (values: Partial<Row<typeof ugcPost>> = {}) =>
    app.make(ugcPost, {
      user: (await app.make(user)).id,
      kind: 'images',
      state: 'pending',
      riskLevel: 'low',
      ...values,
    })
  const later = () => new Date(Date.now() + 60_000).toISOString()

  test('pass, but for what is risky and what somebody else has open; and come back as they were', async () => {
    const fine = await makePost()
    const risky = await makePost({ riskLevel: 'high' })
    const open = await makePost({ takenBy: otherId, takenUntil: later() })
    const left = await makePost({ takenBy: otherId, takenUntil: '2026-01-01T00:00:00Z' })
    const all = [fine, risky, open, left]
    const { data: tried } = await one.preview(auditOp.approve, all, {})
    expect(tried).toMatchObject({ total: 4, eligible: 2 })
    expect(tried.reasons.map(({ reason }) => reason)).toContain('Somebody else has it in hand.')
    const { data } = await one.run(auditOp.approve, all, {})
    expect(data.done).toEqual([fine.id, left.id])
    expect(data.skipped.map(({ id, reason }) => [id, reason])).toEqual([
      [risky.id, { caption: 'ugc.audit-list.approve.openFirst' }],
      [open.id, { caption: 'queue.withOther' }],
    ])
    expect((await one.undo(data.auditIds)).code).toBe('00000')
    expect(await stateOf(ugcPost, fine)).toMatchObject({ state: 'pending' })
  })

  test('are as guarded where a single one is left, and decided on by itself as ever', async () => {
    const risky = await makePost({ riskLevel: 'critical' })
    expect((await one.run(auditOp.approve, risky, {}, { inBulk: true })).code).toBe('B01')
    expect((await one.run(auditOp.approve, risky, {})).code).toBe('00000')
  })

  test('are refused for their reasons', async () => {
    const reason = await app.make(reviewReason, { group: 'spam', userMessage: { zh_CN: '广告', en: 'spam' } })
    const [spam, taken] = [await makePost(), await makePost({ takenBy: otherId, takenUntil: later() })]
    const { data } = await one.run(auditOp.reject, [spam, taken], { reasons: [reason.id] }, { page: auditOpPage })
    expect([data.done, data.skipped.map(({ id }) => id)]).toEqual([[spam.id], [taken.id]])
    expect((await now(ugcPost, spam)).reasons).toEqual([reason.id])
  })
})

describe('rooms that are looked at many at a time', () => {
  const makeCase = async (values: Partial<Row<typeof liveInspection>> = {}) => {
    const streamer = await app.make(anchor, {
      user: (await app.make(user)).id,
      birthDate: '1990-01-01',
      state: 'active',
    })
    const room = await app.make(liveRoom, { anchor: streamer.id })
    const session = await app.make(liveSession, { anchor: streamer.id, room: room.id, state: 'live' })
    return app.make(liveInspection, {
      anchor: streamer.id,
      room: room.id,
      session: session.id,
      state: 'open',
      ...values,
    })
  }

  test('are taken in hand as far as nobody has them, and only then pass', async () => {
    const free = await makeCase()
    const held = await makeCase({ state: 'taken', assignee: otherId })
    const mine = await makeCase({ state: 'taken', assignee: oneId })
    expect((await one.preview(patrol.pass, [free, held, mine])).data).toMatchObject({ total: 3, eligible: 1 })
    const { data: taken } = await one.run(patrol.takeShown, [free, held, mine])
    expect([taken.done, taken.skipped.map(({ id, reason }) => [id, reason])]).toEqual([
      [free.id],
      [
        [held.id, { caption: 'queue.withOther' }],
        [mine.id, { caption: 'queue.yoursAlready' }],
      ],
    ])
    expect((await other.run(patrol.pass, [free, held])).data.done).toEqual([held.id])
    const { data } = await one.run(patrol.pass, [free, mine])
    expect(data.done).toEqual([free.id, mine.id])
    expect(await now(liveInspection, free)).toMatchObject({ state: 'decided', decision: 'pass', decidedBy: oneId })
    expect((await one.undo(data.auditIds)).code).toBe('00000')
    expect(await stateOf(liveInspection, free)).toMatchObject({ state: 'open' })
  })

  test('are warned for one label', async () => {
    const cases = [await makeCase(), await makeCase()]
    await one.run(patrol.takeShown, cases)
    const { data } = await one.run(patrol.warn, cases, { label: 'smoking' })
    expect(data.done).toHaveLength(2)
    expect(data.auditIds).toEqual([])
    expect(await now(liveInspection, cases[1]!)).toMatchObject({ state: 'decided', decision: 'warn', label: 'smoking' })
  })
})
