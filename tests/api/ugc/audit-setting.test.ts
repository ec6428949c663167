import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replay, publish, rollBack, startEmergency, endEmergency } from '../../../commands/ugc/audit-setting'
import reviewer from '../../../src/entities/review-manage/reviewer'
import staffNotice from '../../../src/entities/system/staff-notice'
import ugcAuditSetting from '../../../src/entities/ugc/ugc-audit-setting'
import ugcAuditVersion from '../../../src/entities/ugc/ugc-audit-version'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import user from '../../../src/entities/user-manage/user'
import type { Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const marks = (passBelow: number, rejectAbove: number) => [{ label: 'spam', passBelow, rejectAbove }]

let app: TestApp
let boss: Caller
let bossId: number
let other: Caller

beforeAll(async () => {
  app = await startTestApp()
  const staff = await app.staff('super')
  bossId = staff.id
  boss = app.as(staff)
  other = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const makePost = async (values: Partial<Row<typeof ugcPost>> = {}) =>
  app.make(ugcPost, { user: (await app.make(user)).id, kind: 'text', state: 'pending', title: 'mine', ...values })
const settle = (caller: Caller, values: object) => caller.save(ugcAuditSetting, values)

describe('the settings of the audit', () => {
  const draft = {
    beforeAreas: [-1],
    thresholds: marks(20, 90),
    reachSteps: [{ views: 1_000 }],
    slaMinutes: { critical: 10 },
    ladder: [{ points: 2, measure: 'warning' }],
  }
  const stored = async () => (await records().where(ugcAuditSetting, {}, 1))[0]!

  test('hold at first; later thresholds are a draft that is replayed and then published by somebody else', async () => {
    expect((await boss.refused(replay)).code).toBe('B01')
    expect((await settle(boss, draft)).code).toBe('00000')
    expect(await stored()).toMatchObject({ liveThresholds: marks(20, 90), liveVersion: 1 })
    const machine = { hits: [{ label: 'spam' as const, score: 50, where: 'text' as const }] }
    const changing = await makePost({ machine })
    const { id, version } = await stored()
    expect((await settle(boss, { id, version, thresholds: marks(60, 90) })).code).toBe('00000')
    expect(await stored()).toMatchObject({ liveThresholds: marks(20, 90), draftBy: bossId })
    expect((await other.refused(publish, { remark: 'fewer' })).code).toBe('B01')
    const replayed = await boss.run(replay)
    expect(replayed.data.findings).toContainEqual(
      expect.objectContaining({ caption: 'ugc.audit-setting.replay.review.pass', to: `/ugc/audit-op/${changing.id}` }),
    )
    expect((await boss.refused(publish, { remark: 'fewer' })).code).toBe('B01')
    expect((await other.run(publish, { remark: 'fewer' })).code).toBe('00000')
    expect(await stored()).toMatchObject({ liveThresholds: marks(60, 90), liveVersion: 2, draftBy: null })
  })

  test('come back as they were in any version', async () => {
    const [first] = await records().where(ugcAuditVersion, { number: 1 })
    expect((await boss.run(rollBack, { toVersion: first!.id, remark: 'too lax' })).code).toBe('00000')
    expect(await stored()).toMatchObject({ liveThresholds: marks(20, 90), liveVersion: 3 })
  })

  test('are refused where they contradict themselves', async () => {
    const { id, version } = await stored()
    const refused = async (values: object) => (await settle(boss, { id, version, ...values })).code
    expect(await refused({ thresholds: marks(90, 20) })).toBe('A0400')
    expect(await refused({ thresholds: [...marks(10, 20), ...marks(10, 30)] })).toBe('A0400')
    expect(await refused({ hideAtReports: 2, reportThreshold: 5 })).toBe('A0400')
    expect(await refused({ emergencyAreas: [-1] })).toBe('A0400')
  })

  test('hold back areas in an emergency, for a week at most, and tell every lead', async () => {
    const lead = await app.staff([])
    const member = await app.staff([])
    await app.make(reviewer, {
      account: member.id,
      lead: lead.id,
      subjects: ['post'],
      languages: ['en'],
      state: 'active',
    })
    const start = (days: number) =>
      boss.run(startEmergency, { emergencyAreas: [-1], emergencyUntil: inDays(days), remark: 'a raid' })
    expect((await start(8)).code).toBe('A0400')
    expect((await start(2)).code).toBe('00000')
    expect(await stored()).toMatchObject({ emergencyAreas: [-1], emergencyReason: 'a raid' })
    expect(await records().where(staffNotice, { account: lead.id })).toHaveLength(1)
    expect((await boss.run(endEmergency, { remark: 'over' })).code).toBe('00000')
    expect(await stored()).toMatchObject({ emergencyAreas: null, emergencyUntil: null })
    expect((await boss.refused(endEmergency, { remark: 'over' })).code).toBe('B01')
  })
})
