import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as anchorList from '../../../commands/live-manage/anchor-list'
import { hold } from '../../../commands/review-manage/detail'
import anchor from '../../../src/entities/live-manage/anchor'
import anchorApplication from '../../../src/entities/live-manage/anchor-application'
import guild from '../../../src/entities/live-manage/guild'
import guildContract from '../../../src/entities/live-manage/guild-contract'
import guildRoom from '../../../src/entities/live-manage/guild-room'
import incomePolicy from '../../../src/entities/live-manage/income-policy'
import liveInspection from '../../../src/entities/live-manage/live-inspection'
import liveRoom from '../../../src/entities/live-manage/live-room'
import punishment from '../../../src/entities/live-manage/punishment'
import settlementPeriod from '../../../src/entities/live-manage/settlement-period'
import reviewTask from '../../../src/entities/review-manage/review-task'
import reviewer from '../../../src/entities/review-manage/reviewer'
import accessRequest from '../../../src/entities/staff-manage/access-request'
import account from '../../../src/entities/staff-manage/account'
import role from '../../../src/entities/staff-manage/role'
import staffNotice from '../../../src/entities/system/staff-notice'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { dueOf } from '../../../src/server/clock/by-clock'
import { settleDue } from '../../../src/server/clock/settle-due'
import type { Due } from '../../../src/server/clock/settle-due'
import { Records } from '../../../src/server/db/records'
import { few } from '../../../src/server/db/table-plan'
import { accessByTime } from '../../../src/server/domain/staff/access-by-time'
import { liveByTime } from '../../../src/server/domain/live/live-by-time'
import { reviewByTime } from '../../../src/server/domain/review/review-by-time'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { Staff, TestApp } from '../../support/test-app'
import { registry } from '../../../src/server/base/declarations'

const day = 86_400_000
const hour = 3_600_000
const past = '2026-01-01T00:00:00.000Z'
const future = '2090-01-01T00:00:00.000Z'

/** Every move by the clock of an entity that is large enough for an index. */
const clocks = [...registry.entities.values()].flatMap((entity) =>
  (entity.scale < few ? [] : (entity.clock ?? [])).map((clock) => ({ entity, clock })),
)

describe('what time brings about', () => {
  let app: TestApp
  let own: Staff
  let boss: Caller
  beforeAll(async () => {
    app = await startTestApp()
    own = await app.staff('super')
    boss = app.as(own)
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  const pass = (rules: readonly Due[], milliseconds = 0) =>
    settleDue(app.services, rules, new Date(Date.now() + milliseconds))
  const makeAnchor = async (values: Partial<Row<typeof anchor>> = {}) =>
    app.make(anchor, { user: (await app.make(user)).id, birthDate: '1990-01-01', state: 'active', ...values })

  test('a role granted for some days is taken away when they are over, unless another grant holds', async () => {
    const wanted = await app.make(role, { code: 'for-a-while' })
    const holder = await app.make(account, { username: 'for.a.while', roles: [wanted.id] })
    const grant = { account: holder.id, role: wanted.id, reason: 'work', state: 'granted' as const }
    const [over, longer] = [
      await app.make(accessRequest, { ...grant, endsAt: past }),
      await app.make(accessRequest, { ...grant, endsAt: future }),
    ]
    await pass(accessByTime)
    expect((await now(accessRequest, over)).state).toBe('ended')
    expect((await now(account, holder)).roles).toEqual([wanted.id])
    await records().update(accessRequest, longer, { endsAt: past })
    await pass(accessByTime)
    expect((await now(account, holder)).roles).toEqual([])
    expect(await records().where(staffNotice, { account: holder.id })).not.toHaveLength(0)
  })

  test('a request that nobody decides on lapses after a week, and not before', async () => {
    const request = await app.make(accessRequest, { reason: 'work', state: 'pending' })
    await pass(accessByTime, 6 * day)
    expect((await now(accessRequest, request)).state).toBe('pending')
    await pass(accessByTime, 7 * day + hour)
    expect((await now(accessRequest, request)).state).toBe('lapsed')
  })

  test('is found among what still waits for its moment, in the order of the moments', async () => {
    const plans = await app.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      const told: string[] = []
      for (const { entity, clock } of clocks) {
        const due = sql<Record<string, string>>`explain ${dueOf(entity, clock, new Date(), [1])}`
        const lines = (await due.execute(db)).rows.map((row) => row['QUERY PLAN'])
        told.push(`${entity.name}: ${lines.join(' ')}`)
      }
      return told
    })
    expect(plans).toHaveLength(clocks.length)
    for (const plan of plans) {
      expect(plan).toMatch(/Index (Only )?Scan using \w+_clock_/)
      expect(plan).not.toContain('Sort')
    }
  })

  test('a review on hold waits for anybody again after two days, a returned one expires', async () => {
    const reviewing = await app.make(reviewer, { account: own.id, state: 'active', subjects: ['episode'] })
    const assigned = { subject: 'episode', stage: 'initial', state: 'assigned', reviewer: reviewing.id } as const
    const task = await app.make(reviewTask, assigned)
    expect((await boss.run(hold, task, { why: 'legal', remark: 'asked the lawyers' })).code).toBe('00000')
    const returned = await app.make(reviewTask, { ...assigned, state: 'returned', waitsUntil: past })
    await pass(reviewByTime, 47 * hour)
    expect((await now(reviewTask, task)).state).toBe('held')
    expect((await now(reviewTask, returned)).state).toBe('expired')
    await pass(reviewByTime, 49 * hour)
    expect(await now(reviewTask, task)).toMatchObject({ state: 'waiting', reviewer: null })
  })

  test('a contract that runs out frees the anchor, who leaves the halls of the guild', async () => {
    const left = await app.make(guild, { owner: (await app.make(user)).id, contractTo: '2040-01-01', state: 'active' })
    const [bound, other] = [await makeAnchor({ guild: left.id }), await makeAnchor({ guild: left.id })]
    const hall = await app.make(guildRoom, { guild: left.id, hosts: [bound.id, other.id] })
    const contract = await app.make(guildContract, {
      ...{ anchor: bound.id, guild: left.id, anchorShare: 50, state: 'active' },
      ...{ from: '2025-01-01', to: '2026-01-01' },
    })
    await pass(liveByTime)
    expect(await now(guildContract, contract)).toMatchObject({ state: 'ended', endReason: 'expired' })
    expect(await now(anchor, bound)).toMatchObject({ guild: null })
    expect((await now(guildRoom, hall)).hosts).toEqual([other.id])
  })

  test('the operator of a guild is reminded 30 and 7 days before its contract ends, once each', async () => {
    const operator = await app.make(account, { username: 'operates.guild', roles: [] })
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
    const owner = (await app.make(user)).id
    await app.make(guild, { owner, operator: operator.id, state: 'active', contractTo: inDays(28) })
    const reminded = async () => (await records().where(staffNotice, { account: operator.id })).length
    await pass(liveByTime)
    await pass(liveByTime)
    expect(await reminded()).toBe(1)
    await sql`update staff_notice set created_at = now() - interval '2 days' where account = ${operator.id}`.execute(
      app.db,
    )
    await pass(liveByTime, 23 * day)
    expect(await reminded()).toBe(2)
  })

  test('the next income policy of a guild takes over with its period', async () => {
    const terms = { giftShare: 40, luckyGiftShare: 10, biscuitsPerUnit: 100, minPayout: 0 }
    const [before, after] = [await app.make(incomePolicy, terms), await app.make(incomePolicy, terms)]
    const period = await app.make(settlementPeriod, { name: 'began', from: '2026-01-01', to: '2026-01-31' })
    const row = await app.make(guild, {
      ...{ owner: (await app.make(user)).id, incomePolicy: before.id },
      ...{ nextPolicy: after.id, nextPolicyFrom: period.id },
    })
    await pass(liveByTime)
    expect(await now(guild, row)).toMatchObject({ incomePolicy: after.id, nextPolicy: null, nextPolicyFrom: null })
  })

  test('what somebody took and left goes back to the queue, and papers of who was refused are erased', async () => {
    const inspection = await app.make(liveInspection, { state: 'taken', assignee: own.id })
    const application = await app.make(anchorApplication, { idPhotos: [], state: 'inReview', assignee: own.id })
    const papers = { idPhotos: ['papers/front.png'], selfieVideo: 'papers/self.mp4' }
    const refused = await app.make(anchorApplication, { ...papers, state: 'rejected', decidedAt: past })
    const recent = new Date(Date.now() - 10 * day).toISOString()
    const lately = await app.make(anchorApplication, { ...papers, state: 'rejected', decidedAt: recent })
    await pass(liveByTime, 3 * 60_000)
    expect(await now(liveInspection, inspection)).toMatchObject({ state: 'open', assignee: null })
    expect((await now(anchorApplication, application)).state).toBe('inReview')
    await pass(liveByTime, 16 * 60_000)
    expect(await now(anchorApplication, application)).toMatchObject({ state: 'pending', assignee: null })
    expect(await now(anchorApplication, refused)).toMatchObject({ idPhotos: [], selfieVideo: null })
    expect(await now(anchorApplication, lately)).toMatchObject(papers)
  })

  test('a room may be recommended again once that punishment has run out', async () => {
    const room = await app.make(liveRoom, { anchor: (await makeAnchor()).id, noRecommend: true })
    const row = await app.make(punishment, {
      ...{ targetKind: 'room', room: room.id, kind: 'noRecommend', points: 2, state: 'active' },
      ...{ startsAt: past, endsAt: '2026-01-02T00:00:00.000Z' },
    })
    await pass(liveByTime)
    expect((await now(punishment, row)).state).toBe('expired')
    expect((await now(liveRoom, room)).noRecommend).toBe(false)
  })

  test('twelve points in ninety days ban an anchor for thirty, once', async () => {
    const streamer = await makeAnchor()
    const earlier = (points: number, ago: number) =>
      app.make(punishment, {
        ...{ targetKind: 'anchor', anchor: streamer.id, kind: 'cut', points, state: 'expired', evidence: ['a/b.png'] },
        startsAt: new Date(Date.now() - ago * day).toISOString(),
      })
    await earlier(10, 100)
    await earlier(10, 30)
    const warn = () =>
      boss.run(anchorList.warn, streamer, { reasonCode: 'abuse', message: 'second warning', evidence: ['a/c.png'] })
    expect((await warn()).code).toBe('00000')
    expect((await now(anchor, streamer)).state).toBe('active')
    expect((await warn()).code).toBe('00000')
    const banned = await now(anchor, streamer)
    expect(banned.state).toBe('banned')
    expect(Math.round((Date.parse(banned.banUntil ?? '') - Date.now()) / day)).toBe(30)
    await records().update(anchor, banned, { state: 'active', banUntil: null })
    expect((await warn()).code).toBe('00000')
    expect((await now(anchor, streamer)).state).toBe('active')
  })
})
