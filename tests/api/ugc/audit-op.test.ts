import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as auditList from '../../../commands/ugc/audit-list'
import * as auditOpCommands from '../../../commands/ugc/audit-op/[id]'
import reviewDecision from '../../../src/entities/review-manage/review-decision'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import reviewTask from '../../../src/entities/review-manage/review-task'
import message from '../../../src/entities/service-manage/message'
import messageSend from '../../../src/entities/service-manage/message-send'
import account from '../../../src/entities/staff-manage/account'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import ugcReport from '../../../src/entities/ugc/ugc-report'
import user from '../../../src/entities/user-manage/user'
import auditOpPage from '../../../src/pages/ugc/audit-op/[id]'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

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
  reason = await app.make(reviewReason, {
    group: 'spam',
    points: 3,
    userMessage: { zh_CN: '含广告，{{appealDays}} 天内可申诉', en: 'It is spam; appeal within {{appealDays}} days' },
  })
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
const makePost = async (values: Partial<Row<typeof ugcPost>> = {}) =>
  app.make(ugcPost, { user: (await app.make(user)).id, kind: 'text', state: 'pending', title: 'mine', ...values })
/** What an author was told last. */
const toldTo = async (id: number) => {
  const sends = (await records().where(messageSend, { audience: 'userIds' })).filter((send) => send.users?.includes(id))
  const last = sends.at(-1)
  return last && { send: last, message: await records().get(message, last.message) }
}

describe('a decision on a post', () => {
  test('closes its reports, is kept, moves its task, and is told in the words of its reasons after second thoughts', async () => {
    const task = await app.make(reviewTask, { subject: 'post', state: 'waiting' })
    const post = await makePost({ reviewTask: task.id, reportCount: 1 })
    const reporter = await app.make(user)
    const report = await app.make(ugcReport, { post: post.id, reporter: reporter.id, ground: 'spam' })
    expect((await boss.run(auditOpCommands.reject, post, { reasons: [reason.id] }, { page: auditOpPage })).code).toBe(
      '00000',
    )
    expect(await now(ugcPost, post)).toMatchObject({ state: 'rejected', reportCount: 0, decidedBy: bossId })
    expect(await now(ugcReport, report)).toMatchObject({ state: 'upheld', outcome: 'removed', closedBy: bossId })
    expect((await now(reviewTask, task)).state).toBe('rejected')
    const [decision] = await records().where(reviewDecision, { post: post.id })
    expect(decision).toMatchObject({ decision: 'reject', reasons: [reason.id], state: 'standing' })
    const told = await toldTo(post.user ?? 0)
    expect(told?.message.content.en).toBe('It is spam; appeal within 30 days')
    expect(Date.parse(told?.send.sendAt ?? '') - Date.now()).toBeGreaterThan(4 * 60_000)
    expect((await toldTo(reporter.id))?.message.title.en).toBe('Thank you for your report')
  })

  test('is taken back within five minutes, with all that came of it', async () => {
    const post = await makePost({ state: 'published' })
    const report = await app.make(ugcReport, { post: post.id, reporter: (await app.make(user)).id, ground: 'hate' })
    expect(
      (await other.run(auditOpCommands.takeDown, post, { reasons: [reason.id] }, { page: auditOpPage })).code,
    ).toBe('00000')
    expect((await other.run(auditOpCommands.undoLast)).code).toBe('00000')
    expect((await now(ugcPost, post)).state).toBe('published')
    expect((await now(ugcReport, report)).state).toBe('open')
    expect(await toldTo(post.user ?? 0)).toBeUndefined()
    expect((await other.refused(auditOpCommands.undoLast)).code).toBe('B01')
  })

  test('is made on what is risky only with the post open', async () => {
    const post = await makePost({ riskLevel: 'high' })
    expect((await boss.refused(auditList.approve, [post])).code).toBe('B01')
    expect((await boss.run(auditOpCommands.approve, post)).code).toBe('00000')
    expect((await now(ugcPost, post)).publishedAt).not.toBeNull()
  })

  test('is never made on an own upload, an own escalation, nor on an appeal against an own decision', async () => {
    const mine = await app.make(user, { email: (await records().get(account, bossId)).email })
    const own = await makePost({ user: mine.id })
    expect((await boss.refused(auditOpCommands.approve, own)).code).toBe('B01')
    const escalated = await makePost()
    expect(
      (await boss.run(auditOpCommands.escalate, escalated, { remark: 'unsure' }, { page: auditOpPage })).code,
    ).toBe('00000')
    expect((await boss.refused(auditOpCommands.approve, escalated)).code).toBe('B01')
    expect((await other.run(auditOpCommands.approve, escalated)).code).toBe('00000')
    const appealed = await makePost({ state: 'appealed', decidedBy: bossId })
    expect((await boss.refused(auditOpCommands.upholdAppeal, appealed, {}, { page: auditOpPage })).code).toBe('B01')
    expect((await other.run(auditOpCommands.upholdAppeal, appealed, {}, { page: auditOpPage })).code).toBe('00000')
  })

  test('is for few where minors may be shown', async () => {
    const auditor = app.as(await app.staff(['Ugc:auditOp', 'Ugc:auditOp.approve']))
    const post = await makePost({ riskLabels: ['minors'] })
    expect((await auditor.refused(auditOpCommands.approve, post)).code).toBe('B01')
    expect((await boss.run(auditOpCommands.approve, post)).code).toBe('00000')
  })

  test('limits reach, or does not: normal is no limit', async () => {
    const post = await makePost()
    expect(
      (
        await boss.refused(
          auditOpCommands.limit,
          post,
          { reach: 'normal', reasons: [reason.id] },
          { page: auditOpPage },
        )
      ).code,
    ).toBe('A0400')
    expect(
      (
        await boss.run(
          auditOpCommands.limit,
          post,
          { reach: 'noRecommend', reasons: [reason.id] },
          { page: auditOpPage },
        )
      ).code,
    ).toBe('00000')
    expect(await now(ugcPost, post)).toMatchObject({ state: 'limited', reach: 'noRecommend' })
    expect((await boss.run(auditOpCommands.unlimit, post, { remark: 'fine' }, { page: auditOpPage })).code).toBe(
      '00000',
    )
    expect(await now(ugcPost, post)).toMatchObject({ state: 'published', reach: 'normal' })
  })

  test('is made alike on all copies that wait', async () => {
    const post = await makePost({ state: 'takenDown', reasons: [reason.id] })
    const copies = [await makePost({ duplicateOf: post.id }), await makePost({ duplicateOf: post.id })]
    const decided = await makePost({ duplicateOf: post.id, state: 'published' })
    expect((await boss.run(auditOpCommands.allSimilar, post)).code).toBe('00000')
    for (const copy of copies) expect((await now(ugcPost, copy)).state).toBe('takenDown')
    expect((await now(ugcPost, decided)).state).toBe('published')
    expect((await boss.refused(auditOpCommands.allSimilar, post)).code).toBe('B01')
  })
})
