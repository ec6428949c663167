import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as auditOpCommands from '../../../commands/ugc/audit-op/[id]'
import { dismiss, reopen, markAbusive, allowReporter, banReporter } from '../../../commands/ugc/report-list'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import ugcReport from '../../../src/entities/ugc/ugc-report'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const day = 86_400_000

let app: TestApp
let boss: Caller

beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
const makePost = async (values: Partial<Row<typeof ugcPost>> = {}) =>
  app.make(ugcPost, { user: (await app.make(user)).id, kind: 'text', state: 'pending', title: 'mine', ...values })
const bansOf = (id: number | null) => records().where(blacklistEntry, { user: id ?? 0, state: 'active' })

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
    expect((await boss.run(auditOpCommands.dismissReports, report.post)).code).toBe('00000')
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
