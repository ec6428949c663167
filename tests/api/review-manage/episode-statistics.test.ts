import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printSheet } from '../../../commands/review-manage/detail'
import * as episodeStatistics from '../../../commands/review-manage/episode-statistics'
import * as statisticsCheck from '../../../commands/review-manage/episode-statistics-check/[id]'
import { voidDecisions, countDecisions } from '../../../commands/review-manage/episode-statistics-check/[id]/decisions'
import { agree, redo, judge } from '../../../commands/review-manage/episode-statistics-check/[id]/sample'
import { setPay, exportPerformance } from '../../../commands/review-manage/reviewer'
import { overturn, compare, drawSample, exportMarks } from '../../../commands/review-manage/reviewer/history'
import * as taskList from '../../../commands/review-manage/task-list'
import contentItem from '../../../src/entities/movie-manage/content-item'
import episodeReviewStat from '../../../src/entities/review-manage/episode-review-stat'
import reviewCheck from '../../../src/entities/review-manage/review-check'
import reviewDecision from '../../../src/entities/review-manage/review-decision'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import reviewTask from '../../../src/entities/review-manage/review-task'
import reviewer from '../../../src/entities/review-manage/reviewer'
import exportTask from '../../../src/entities/system/export-task'
import episodeStatisticsPage from '../../../src/pages/review-manage/episode-statistics'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { countingDays } from '../../../src/server/domain/review/count-days'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'

type Stat = Row<typeof episodeReviewStat>
type Decision = Row<typeof reviewDecision>

const day = '2026-05-06'
const hour = 3_600_000

describe('what reviewers did, how right it was, and what it is worth', () => {
  let app: TestApp
  let checker: Caller
  let other: Caller
  let own: Caller
  let content: Row<typeof contentItem>
  let reviewing: Row<typeof reviewer>
  beforeAll(async () => {
    app = await startTestApp()
    const [first, second, third] = [await app.staff('super'), await app.staff('super'), await app.staff('super')]
    checker = app.as(first)
    other = app.as(second)
    own = app.as(third)
    content = await app.make(contentItem, { type: 'series' })
    reviewing = await app.make(reviewer, {
      account: third.id,
      lead: first.id,
      timezone: 'UTC',
      payPerMinute: 15,
      currency: 'USD',
      state: 'active',
    })
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  let days = 0
  const makeRow = (values: Partial<Stat> = {}) =>
    app.make(episodeReviewStat, {
      day: values.day ?? new Date(Date.parse(day) + ++days * 24 * hour).toISOString().slice(0, 10),
      reviewer: reviewing.id,
      stage: 'initial',
      category: 'series',
      state: 'open',
      ...values,
    })
  const decide = async (row: Stat, values: Partial<Decision> = {}) => {
    const task = await app.make(reviewTask, { subject: 'episode', stage: 'final', state: 'passed' })
    return app.make(reviewDecision, {
      task: task.id,
      subject: 'episode',
      content: content.id,
      reviewer: row.reviewer,
      stage: row.stage,
      decision: 'pass',
      minutes: 10,
      decidedAt: `${row.day}T10:00:00.000Z`,
      state: 'standing',
      ...values,
    })
  }

  test('a row is counted from what stands, and paid by the rate of its day', async () => {
    const row = await makeRow()
    await decide(row)
    await decide(row, { decision: 'reject', minutes: 2.5 })
    await decide(row, { state: 'overturned' })
    await decide(row, { decidedAt: '2026-01-01T10:00:00.000Z' })
    expect((await checker.run(episodeStatistics.recalculate, row)).code).toBe('00000')
    const figures = { episodes: 2, minutes: 12.5, passed: 1, rejected: 1, overturned: 1, countedMinutes: 12.5 }
    expect(await now(episodeReviewStat, row)).toMatchObject({ ...figures, pay: 188, currency: 'USD' })
  })

  test('the reviewer of a row does not check it', async () => {
    const row = await makeRow()
    expect((await own.refused(statisticsCheck.claim, row)).code).toBe('B01')
    expect((await checker.run(statisticsCheck.claim, row)).code).toBe('00000')
    expect((await now(episodeReviewStat, row)).state).toBe('checking')
  })

  test('verdicts are counted, a wrong pass opens the task again, and void minutes are not paid', async () => {
    const row = await makeRow({ state: 'checking' })
    const [right, wrong] = [await decide(row), await decide(row)]
    await checker.run(episodeStatistics.recalculate, row)
    expect((await checker.run(statisticsCheck.drawMore, row, { count: 2 })).code).toBe('00000')
    const checkOf = async ({ id }: Decision) => (await records().where(reviewCheck, { decision: id }))[0]!
    expect((await checker.refused(statisticsCheck.confirm, row)).code).toBe('B01')
    expect((await checker.run(agree, (await checkOf(right)).id)).code).toBe('00000')
    const check = await checkOf(wrong)
    const verdict = { verdict: 'wrongPass' as const, comment: 'blood', voided: true }
    expect((await checker.refused(judge, check, verdict)).code).toBe('A0400')
    const minor = { ...verdict, verdict: 'wrongRating' as const }
    expect((await checker.run(judge, check, minor)).code).toBe('00000')
    expect(await now(episodeReviewStat, row)).toMatchObject({ sampled: 2, checked: 2, wrong: 1, countedMinutes: 10 })
    expect((await checker.run(redo, check)).code).toBe('00000')
    expect(await now(episodeReviewStat, row)).toMatchObject({ checked: 1, wrong: 0, countedMinutes: 20 })
    const comment = 'watched at 8x'
    expect((await checker.run(voidDecisions, [right], { comment })).code).toBe('00000')
    expect((await now(episodeReviewStat, row)).countedMinutes).toBe(10)
    expect((await checker.run(countDecisions, [right], { comment })).code).toBe('00000')
    expect((await now(episodeReviewStat, row)).countedMinutes).toBe(20)
    const reason = await app.make(reviewReason, { code: 'VIO09' })
    expect((await checker.run(judge, check, { ...verdict, rightReasons: [reason.id] })).code).toBe('00000')
    expect(await now(reviewDecision, wrong)).toMatchObject({ state: 'overturned', overturnedBy: 'check' })
    const again = { state: 'waiting', stage: 'final', round: 2, priority: 'urgent' }
    expect(await now(reviewTask, { id: wrong.task ?? 0 })).toMatchObject(again)
  })

  test('of a sample that is often wrong as much again is drawn, and then a lead decides', async () => {
    const row = await makeRow({ state: 'checking', sampled: 2, checked: 2, wrong: 1 })
    expect((await other.refused(statisticsCheck.confirm, row)).code).toBe('B01')
    const doubled = await makeRow({ state: 'checking', sampled: 4, checked: 4, wrong: 2, doubled: true })
    const plain = app.as(await app.staff(['ReviewManage:episodeStatistics', 'ReviewManage:episodeStatistics.confirm']))
    expect((await plain.refused(episodeStatistics.confirm, doubled, {}, { page: episodeStatisticsPage })).code).toBe(
      'B01',
    )
    expect((await checker.run(statisticsCheck.confirm, doubled)).code).toBe('00000')
  })

  test('only its reviewer disputes a row, and somebody else than who checked settles it', async () => {
    const row = await makeRow({ state: 'checking' })
    const decision = await decide(row)
    const check = await app.make(reviewCheck, { decision: decision.id, stat: row.id, reviewer: reviewing.id })
    const terms = { verdict: 'wrongRating' as const, comment: 'R16 would be right' }
    expect((await checker.run(judge, check, terms)).code).toBe('00000')
    expect((await other.refused(statisticsCheck.dispute, row, { reply: 'no' })).code).toBe('B01')
    expect((await own.run(statisticsCheck.dispute, row, { reply: 'PG is right' })).code).toBe('00000')
    expect(await now(reviewCheck, check)).toMatchObject({ state: 'disputed', reply: 'PG is right' })
    const settled = { settledAs: 'changed' as const, comment: 'agreed' }
    expect((await checker.refused(statisticsCheck.settle, row, settled)).code).toBe('B01')
    expect((await other.run(statisticsCheck.settle, row, settled)).code).toBe('00000')
    expect(await now(reviewCheck, check)).toMatchObject({ state: 'settled', settledAs: 'changed', verdict: 'agree' })
    expect((await now(episodeReviewStat, row)).state).toBe('checking')
  })

  test('a month is closed when all of it is confirmed, by somebody who confirmed none of it', async () => {
    const row = await makeRow({ day: '2024-03-05', state: 'checking', minutes: 10 })
    const close = (caller: Caller) => caller.run(episodeStatistics.closeMonth, { month: '2024-03' })
    expect((await close(other)).code).toBe('B01')
    expect((await checker.run(statisticsCheck.confirm, row)).code).toBe('00000')
    expect((await close(checker)).code).toBe('B01')
    expect((await close(other)).code).toBe('00000')
    expect((await now(episodeReviewStat, row)).state).toBe('closed')
    expect(await records().where(exportTask, { exportType: 'review-pay' })).toHaveLength(1)
    expect(
      (await other.refused(setPay, reviewing, { payPerMinute: 20, currency: 'USD', from: '2024-03-09' })).code,
    ).toBe('A0400')
  })

  test('what is overturned after its month was closed is taken off in a row of its own', async () => {
    const row = await makeRow({ state: 'closed', minutes: 40, countedMinutes: 40, pay: 600, currency: 'USD' })
    const decision = await decide(row, { stat: row.id })
    expect((await checker.run(overturn, decision, { remark: 'a complaint held' })).code).toBe('00000')
    const [adjustment] = await records().where(episodeReviewStat, { adjusts: row.id })
    expect(adjustment).toMatchObject({ countedMinutes: -10, pay: -150, state: 'open' })
    expect((await now(episodeReviewStat, row)).pay).toBe(600)
  })

  test('days that are over are counted by themselves', async () => {
    const yesterday = new Date(Date.now() - 48 * hour).toISOString()
    const decision = await decide(await makeRow({ state: 'closed' }), { decidedAt: yesterday })
    await countingDays.run(app.services, {})
    const { stat } = await now(reviewDecision, decision)
    const [counted] = await records().where(episodeReviewStat, { id: stat ?? 0 })
    expect(counted).toMatchObject({ day: yesterday.slice(0, 10), episodes: 1, state: 'open' })
  })

  test('two reviewers are compared, a sample is drawn from the list as it is, and files are asked for', async () => {
    const row = await makeRow()
    await decide(row, { decidedAt: new Date().toISOString() })
    const second = await app.make(reviewer, { account: (await app.staff('super')).id })
    const pair = { reviewer: reviewing.id, other: second.id, days: 7 }
    expect((await checker.run(compare, pair)).data.findings[0]?.value).toMatch(/^\d+ \/ –$/)
    expect((await checker.refused(compare, { ...pair, other: reviewing.id })).code).toBe('A0400')
    const list = { filters: { reviewer: { is: [reviewing.id] } }, page: 'review-manage.reviewer-history' }
    expect(
      (
        await checker.run(drawSample, {
          count: 1,
          list,
        })
      ).code,
    ).toBe('00000')
    const span = { from: '2026-05-01', to: '2026-05-31' }
    const marks = await checker.run(exportMarks, span)
    expect([marks.code, marks.msg, marks.data]).toEqual(['00000', expect.anything(), expect.anything()])
    expect((await checker.run(episodeStatistics.exportReasons, span)).code).toBe('00000')
    expect((await checker.run(episodeStatistics.exportByTitle, span)).code).toBe('00000')
    expect((await checker.run(episodeStatistics.exportPay, { month: '2026-05' })).code).toBe('00000')
    expect((await checker.run(taskList.exportReasons, span)).code).toBe('00000')
    expect((await checker.run(exportPerformance, [reviewing], span)).code).toBe('00000')
    const task = await app.make(reviewTask, { number: 'RV26050600000009' })
    expect((await checker.run(printSheet, task)).code).toBe('00000')
    const states = (await records().where(exportTask, {})).map(({ state, exportType }) => `${exportType} ${state}`)
    expect(states.filter((each) => each.includes('failed'))).toEqual([])
  })
})
