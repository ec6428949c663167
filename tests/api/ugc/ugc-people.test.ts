import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { restore, rerunMachine, exportReasons } from '../../../commands/ugc/audit-list'
import * as auditOpCommands from '../../../commands/ugc/audit-op/[id]'
import { replay, publish, rollBack, startEmergency, endEmergency } from '../../../commands/ugc/audit-setting'
import { dismiss, reopen, markAbusive, allowReporter, banReporter } from '../../../commands/ugc/report-list'
import { resendNotice } from '../../../commands/ugc/strike-list'
import sensitiveWord from '../../../src/entities/community-manage/sensitive-word'
import tag from '../../../src/entities/movie-manage/tag'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import reviewer from '../../../src/entities/review-manage/reviewer'
import exportTask from '../../../src/entities/system/export-task'
import staffNotice from '../../../src/entities/system/staff-notice'
import ugcAuditSetting from '../../../src/entities/ugc/ugc-audit-setting'
import ugcAuditVersion from '../../../src/entities/ugc/ugc-audit-version'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import ugcReport from '../../../src/entities/ugc/ugc-report'
import ugcStrike from '../../../src/entities/ugc/ugc-strike'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import copyrightBlacklistEntry from '../../../src/entities/user-manage/copyright-blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
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
let reason: Row<typeof reviewReason>

beforeAll(async () => {
  app = await startTestApp()
  const staff = await app.staff('super')
  bossId = staff.id
  boss = app.as(staff)
  other = app.as(await app.staff('super'))
  reason = await app.make(reviewReason, { group: 'spam', points: 3 })
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
const makePost = async (values: Partial<Row<typeof ugcPost>> = {}) =>
  app.make(ugcPost, { user: (await app.make(user)).id, kind: 'text', state: 'pending', title: 'mine', ...values })
const bansOf = (id: number | null) => records().where(blacklistEntry, { user: id ?? 0, state: 'active' })
const settle = (caller: Caller, values: object) => caller.save(ugcAuditSetting, values)

describe('strikes', () => {
  test('do what their measure says, count on every post of their user, and are given back with the decision', async () => {
    const post = await makePost({ state: 'takenDown' })
    const terms = { reason: reason.id, points: 3, measure: 'postBan', days: 7 }
    expect(
      (await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.strike, post, terms)).code,
    ).toBe('00000')
    const [strike] = await records().where(ugcStrike, { post: post.id })
    const [ban] = await bansOf(post.user)
    expect(ban).toMatchObject({ scope: 'post', reasonCode: 'spam' })
    expect(strike).toMatchObject({ totalAfter: 3, blacklistEntry: ban?.id, state: 'active' })
    expect(strike?.notifiedAt).not.toBeNull()
    expect((await now(ugcPost, post)).strikes).toBe(3)
    const restored = await other.run(restore, [post], { remark: 'mistake' })
    expect(restored.code).toBe('00000')
    expect(await now(ugcStrike, strike!)).toMatchObject({ state: 'revoked' })
    expect(await bansOf(post.user)).toEqual([])
    expect((await now(ugcPost, post)).strikes).toBe(0)
  })

  test('are revoked one by one, with the ban that came of them', async () => {
    const post = await makePost()
    const terms = { reason: reason.id, points: 2, measure: 'commentBan', days: 3 }
    await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.strike, post, terms)
    const [strike] = await records().where(ugcStrike, { post: post.id })
    const stranger = await makePost()
    const revoke = (id: number) =>
      boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.revokeStrike, id, {
        strike: strike?.id,
        remark: 'mistake',
      })
    expect((await revoke(stranger.id)).code).toBe('B01')
    expect((await revoke(post.id)).code).toBe('00000')
    expect(await bansOf(post.user)).toEqual([])
    expect((await revoke(post.id)).code).toBe('B01')
  })

  test('with more points than their reason has say why; a warning has no days; a long ban is not for who decided', async () => {
    const post = await makePost({ decidedBy: bossId })
    const strike = (caller: Caller, terms: object) =>
      caller.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.strike, post, {
        reason: reason.id,
        points: 1,
        measure: 'none',
        ...terms,
      })
    expect((await strike(boss, { points: 9 })).code).toBe('A0400')
    expect((await strike(boss, { points: 9, remark: 'again and again' })).code).toBe('00000')
    expect((await strike(boss, { measure: 'warning', days: 3 })).code).toBe('A0400')
    expect((await strike(boss, { measure: 'accountBan', days: 60 })).code).toBe('A0400')
    expect((await strike(other, { measure: 'accountBan', days: 60 })).code).toBe('00000')
    expect(await records().get(user, post.user ?? 0)).toMatchObject({ state: 'disabled' })
  })

  test('go by the ladder for who is no lead', async () => {
    const auditor = app.as(await app.staff(['Ugc:auditOp', 'Ugc:auditOp.strike']))
    const post = await makePost()
    const terms = { reason: reason.id, points: 1 }
    expect((await auditor.refused(auditOpCommands.strike, post, { ...terms, measure: 'postBan', days: 3 })).code).toBe(
      'A0400',
    )
    expect((await auditor.run(auditOpCommands.strike, post, { ...terms, measure: 'warning' })).code).toBe('00000')
  })

  test('of no points warn an author; the notice can be sent again', async () => {
    const post = await makePost()
    expect(
      (
        await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.warnAuthor, post, {
          reason: reason.id,
        })
      ).code,
    ).toBe('00000')
    const [strike] = await records().where(ugcStrike, { post: post.id })
    expect(strike).toMatchObject({ measure: 'warning', points: 0 })
    await app.db.updateTable('ugc_strike').set({ notified_at: null }).where('id', '=', strike!.id).execute()
    expect((await boss.run(resendNotice, [strike!])).code).toBe('00000')
    expect((await now(ugcStrike, strike!)).notifiedAt).not.toBeNull()
  })
})

describe('what an auditor does about an author', () => {
  test('bans from a scope as every ban does, and lifts it', async () => {
    const post = await makePost()
    const terms = { scope: 'comment', reasonCode: 'abuse', reason: 'insults', days: 7 }
    expect(
      (await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.banAuthor, post, terms)).code,
    ).toBe('00000')
    expect((await bansOf(post.user)).map(({ scope }) => scope)).toEqual(['comment'])
    expect((await records().get(user, post.user ?? 0)).activeBans).toBe(1)
    expect(
      (
        await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.liftBan, post, {
          scope: 'comment',
          reason: 'mistake',
        })
      ).code,
    ).toBe('00000')
    expect(await bansOf(post.user)).toEqual([])
  })

  test('shuts the account, takes the picture, the name and the bio away', async () => {
    const author = await app.make(user, {
      nickname: 'Buy now',
      bio: 'cheap',
      portrait: 'a/b.png',
      displayId: '1234567',
    })
    const post = await makePost({ user: author.id })
    const why = { reasons: [reason.id] }
    expect((await boss.run(auditOpCommands.resetPortrait, post, why)).code).toBe('00000')
    expect((await boss.run(auditOpCommands.resetName, post, { ...why, what: 'both' })).code).toBe('00000')
    expect(await now(user, author)).toMatchObject({ portrait: null, nickname: 'User 1234567', bio: null })
    expect(
      (
        await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.disableAccount, post, {
          reason: 'a bot',
        })
      ).code,
    ).toBe('00000')
    expect((await now(user, author)).state).toBe('disabled')
  })

  test('hides copyrighted works from them, tag by tag', async () => {
    const post = await makePost()
    const [one, two] = [await app.make(tag), await app.make(tag)]
    const ban = (tags: readonly number[]) =>
      boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.banCopyright, post, {
        tags,
        reason: 'clips',
      })
    expect((await ban([one.id])).code).toBe('00000')
    expect((await ban([two.id])).code).toBe('00000')
    const entries = await records().where(copyrightBlacklistEntry, { user: post.user ?? 0 })
    expect(entries.map(({ tags }) => tags)).toEqual([[one.id, two.id]])
  })
})

describe('reports', () => {
  const makeReport = async (values: Partial<Row<typeof ugcReport>> = {}) =>
    app.make(ugcReport, {
      post: (await makePost()).id,
      reporter: (await app.make(user)).id,
      ground: 'spam',
      ...values,
    })

  test('are counted on their post as they close and open again', async () => {
    const report = await makeReport()
    await makeReport({ post: report.post })
    expect((await boss.run(dismiss, [report])).code).toBe('00000')
    expect((await records().get(ugcPost, report.post)).reportCount).toBe(1)
    expect((await boss.run(reopen, [report])).code).toBe('00000')
    expect((await records().get(ugcPost, report.post)).reportCount).toBe(2)
    expect(
      (await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.dismissReports, report.post))
        .code,
    ).toBe('00000')
    expect(await now(ugcReport, report)).toMatchObject({ state: 'dismissed', outcome: 'kept' })
    expect((await records().get(ugcPost, report.post)).reportCount).toBe(0)
  })

  test('in bad faith, five of them, close reporting to their author for a month', async () => {
    const reporter = (await app.make(user)).id
    for (let nth = 1; nth <= 5; nth++) {
      expect(await bansOf(reporter)).toEqual([])
      const report = await makeReport({ reporter })
      expect((await boss.run(markAbusive, [report], { remark: 'made up' })).code).toBe('00000')
    }
    const [ban] = await bansOf(reporter)
    expect(ban?.scope).toBe('report')
    expect(Date.parse(ban?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 29 * day)
  })

  test('are closed to a user, and opened again', async () => {
    const report = await makeReport()
    expect((await boss.refused(allowReporter, [report], { reason: 'why not' })).code).toBe('B01')
    expect((await boss.run(banReporter, [report], { days: 7, reason: 'raid' })).code).toBe('00000')
    expect((await bansOf(report.reporter)).map(({ scope }) => scope)).toEqual(['report'])
    expect((await boss.run(allowReporter, [report], { reason: 'mistake' })).code).toBe('00000')
    expect(await bansOf(report.reporter)).toEqual([])
  })
})

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

describe('what the machine knows', () => {
  test('is judged anew by the sensitive words', async () => {
    const word = await app.make(sensitiveWord, { word: 'casino', scenes: ['dynamic'], action: 'review' })
    const post = await makePost({ state: 'checking', text: 'Come to my CASINO tonight', area: null })
    const clean = await makePost({ state: 'checking', text: 'Hello', area: null })
    const ran = await boss.run(rerunMachine, [post.id, clean.id])
    expect(ran.code).toBe('00000')
    expect(await now(ugcPost, post)).toMatchObject({ state: 'pending', words: [word.id] })
    expect((await now(ugcPost, clean)).state).toBe('published')
  })

  test('of sealed media seals its copies: those that wait at once, later ones by the check', async () => {
    const post = await makePost({ state: 'takenDown' })
    const waiting = await makePost({ duplicateOf: post.id, state: 'checking' })
    expect(
      (
        await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.addHash, post, {
          reasons: [reason.id],
        })
      ).code,
    ).toBe('00000')
    expect((await now(ugcPost, waiting)).state).toBe('blocked')
    const later = await makePost({ duplicateOf: post.id, state: 'checking' })
    await boss.run(rerunMachine, [later])
    expect((await now(ugcPost, later)).state).toBe('blocked')
    expect(
      (
        await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.removeHash, post, {
          remark: 'mistake',
        })
      ).code,
    ).toBe('00000')
    expect((await now(ugcPost, post)).hashBlocked).toBe(false)
  })
})

describe('what leaves the house', () => {
  test('an evidence package is for few, and signed', async () => {
    const post = await makePost({ images: [] })
    const auditor = app.as(await app.staff(['Ugc:auditOp', 'Ugc:auditOp.sealEvidence']))
    expect((await auditor.refused(auditOpCommands.sealEvidence, post, { caseNumber: 'C-1' })).code).toBe('B01')
    const sealed = await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.sealEvidence, post, {
      caseNumber: 'C-1',
    })
    const reply = await app.http.inject({ url: sealed.data.result?.url ?? '' })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.includes(Buffer.from('record.json.hmac-sha256'))).toBe(true)
  })

  test('the films of a package are read while nothing is locked', async () => {
    const { storage } = app.services
    await storage.write('films/long.mp4', Readable.from([Buffer.from('a long film')]))
    const post = await makePost({ images: [], video: 'films/long.mp4' })
    const read = storage.read.bind(storage)
    const spied = vi.spyOn(storage, 'read').mockImplementation(async (key, range) => {
      // On the embedded database this waits for ever while another transaction is open.
      await sql`update ugc_post set updated_at = now() where id = ${post.id}`.execute(app.db)
      return read(key, range)
    })
    const sealed = await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.sealEvidence, post, {
      caseNumber: 'C-2',
    })
    expect([sealed.code, spied.mock.calls]).toEqual(['00000', [['films/long.mp4']]])
    spied.mockRestore()
    const reply = await app.http.inject({ url: sealed.data.result?.url ?? '' })
    expect(reply.rawPayload.includes(Buffer.from('media-1.mp4'))).toBe(true)
  })

  test('decisions with their reasons go to the report centre', async () => {
    const asked = await boss.run<{ taskId: number }>(exportReasons, { from: '2030-01-01', to: '2030-01-31' })
    expect(await records().get(exportTask, asked.data.taskId)).toMatchObject({ exportType: 'ugc-decisions' })
    const wrong = await boss.refused(exportReasons, { from: '2030-02-01', to: '2030-01-31' })
    expect(wrong.code).toBe('A0400')
  })

  test('all texts of a post are put into the language of whoever reads it', async () => {
    const post = await makePost({ text: 'Hola' })
    expect(
      (await boss.run<{ readonly result?: { readonly url?: string } }>(auditOpCommands.translate, post)).code,
    ).toBe('00000')
    expect((await now(ugcPost, post)).translation).toContain('Hola')
    const empty = await makePost({ title: null })
    expect((await boss.refused(auditOpCommands.translate, empty)).code).toBe('B01')
  })
})
