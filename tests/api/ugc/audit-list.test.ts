import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as auditList from '../../../commands/ugc/audit-list'
import * as auditOpCommands from '../../../commands/ugc/audit-op/[id]'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import reviewer from '../../../src/entities/review-manage/reviewer'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import user from '../../../src/entities/user-manage/user'
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

describe('the queue of posts', () => {
  test('gives each auditor another post, those assigned first, and none that was passed over', async () => {
    await app.db.updateTable('ugc_post').set({ state: 'withdrawn' }).execute()
    const staff = await app.staff('super')
    const auditor = app.as(staff)
    const rank = await app.make(reviewer, {
      account: staff.id,
      lead: bossId,
      subjects: ['post'],
      languages: ['en'],
      state: 'active',
    })
    const first = await makePost({ dueAt: '2020-01-01T00:00:00.000Z' })
    const second = await makePost({ dueAt: '2020-01-02T00:00:00.000Z' })
    const given = await makePost({ dueAt: '2030-01-01T00:00:00.000Z' })
    expect(
      (
        await boss.run(auditList.assign, [given], {
          reviewer: rank.id,
        })
      ).code,
    ).toBe('00000')
    expect((await auditor.run<{ id: number }>(auditOpCommands.next)).data.id).toBe(given.id)
    expect((await other.run<{ id: number }>(auditList.startAudit)).data.id).toBe(first.id)
    expect((await boss.refused(auditOpCommands.approve, first)).code).toBe('B01')
    expect(
      (
        await other.run(auditOpCommands.skip, first, {
          why: 'language',
        })
      ).code,
    ).toBe('00000')
    expect((await other.run<{ id: number }>(auditOpCommands.next)).data.id).toBe(second.id)
    expect((await auditor.run(auditList.release, [given])).code).toBe('00000')
    expect(await now(ugcPost, given)).toMatchObject({ reviewer: null, takenBy: null })
  })

  test('assigns only to who is on duty and may decide it', async () => {
    const staff = await app.staff([])
    const away = await app.make(reviewer, {
      account: staff.id,
      lead: bossId,
      subjects: ['post'],
      languages: ['en'],
      state: 'onLeave',
    })
    const post = await makePost()
    expect((await boss.refused(auditList.assign, [post], { reviewer: away.id })).code).toBe('B01')
    await app.db.updateTable('reviewer').set({ state: 'active' }).where('id', '=', away.id).execute()
    const escalated = await makePost({ state: 'escalated' })
    expect((await boss.refused(auditList.assign, [escalated], { reviewer: away.id })).code).toBe('B01')
    expect(
      (
        await boss.run(auditList.assign, [post], {
          reviewer: away.id,
        })
      ).code,
    ).toBe('00000')
  })

  test('hides a post in areas, and shows it there again', async () => {
    const post = await makePost({ state: 'published', hiddenAreas: [] })
    const areas = [(await makeArea()).id, (await makeArea()).id] as const
    expect(
      (
        await boss.run(auditList.hideInAreas, [post], {
          hiddenAreas: areas,
          reasons: [reason.id],
        })
      ).code,
    ).toBe('00000')
    expect(
      (
        await boss.run(auditList.showInAreas, [post], {
          hiddenAreas: [areas[0]],
        })
      ).code,
    ).toBe('00000')
    expect((await now(ugcPost, post)).hiddenAreas).toEqual([areas[1]])
  })

  const makeArea = () => app.make(areaConfig)
})
