import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeThis, takeBack, resendNotice, cancel, disableEpisode } from '../../../commands/review-manage/detail'
import * as finalReview from '../../../commands/review-manage/final-review'
import { take, proposePass, proposeReject, passQuiet } from '../../../commands/review-manage/initial-review'
import { drawCheck, overturn } from '../../../commands/review-manage/reviewer/history'
import { takeFromReviewer, openRounds, spread } from '../../../commands/review-manage/task-list'
import contentItem from '../../../src/entities/movie-manage/content-item'
import episode from '../../../src/entities/movie-manage/episode'
import movie from '../../../src/entities/movie-manage/movie'
import reviewCheck from '../../../src/entities/review-manage/review-check'
import reviewDecision from '../../../src/entities/review-manage/review-decision'
import reviewPool from '../../../src/entities/review-manage/review-pool'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import reviewShare from '../../../src/entities/review-manage/review-share'
import reviewTask from '../../../src/entities/review-manage/review-task'
import reviewer from '../../../src/entities/review-manage/reviewer'
import staffNotice from '../../../src/entities/system/staff-notice'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

type Task = Row<typeof reviewTask>

describe('review of what people send in', () => {
  let app: TestApp
  const staff: Staff[] = []
  const calls: Caller[] = []
  const people: Row<typeof reviewer>[] = []
  let reason: Row<typeof reviewReason>
  beforeAll(async () => {
    app = await startTestApp()
    for (let nth = 0; nth < 4; nth++) {
      const member = await app.staff('super')
      staff.push(member)
      calls.push(app.as(member))
      people.push(
        await app.make(reviewer, {
          account: member.id,
          lead: staff[0]!.id,
          level: 'senior',
          subjects: ['episode', 'title', 'post'],
          stages: ['initial', 'final'],
          state: 'active',
          duty: 'on',
        }),
      )
    }
    reason = await app.make(reviewReason, {
      code: 'VIO01',
      subjects: ['episode', 'title', 'post'],
      decisions: ['reject', 'return', 'limit'],
      severity: 'serious',
    })
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  const makeTask = (values: Partial<Task> = {}) =>
    app.make(reviewTask, { subject: 'episode', stage: 'initial', state: 'waiting', minutes: 10, ...values })
  const held = (nth: number, values: Partial<Task> = {}) =>
    makeTask({ state: 'assigned', reviewer: people[nth]!.id, assignedAt: new Date().toISOString(), ...values })

  test('taking gives the most urgent task of a stage to one on duty, and nobody what they submitted', async () => {
    const own = await makeTask({ priority: 'urgent', submittedBy: staff[0]!.id })
    const urgent = await makeTask({ priority: 'urgent', dueAt: '2031-01-01T00:00:00Z' })
    await makeTask({ priority: 'low' })
    await makeTask({ priority: 'urgent', stage: 'final' })
    expect((await calls[0]!.run(take)).code).toBe('00000')
    expect(await now(reviewTask, urgent)).toMatchObject({ state: 'assigned', reviewer: people[0]!.id })
    expect((await now(reviewTask, own)).state).toBe('waiting')
    expect((await now(reviewer, people[0]!)).open).toBe(1)
  })

  test('going off duty returns what is assigned, keeps what is held, and nobody takes a task then', async () => {
    const [assigned, kept] = [await held(3), await held(3, { state: 'held' })]
    expect((await calls[3]!.run(finalReview.goOffDuty)).code).toBe('00000')
    expect(await now(reviewTask, assigned)).toMatchObject({ state: 'waiting', reviewer: null })
    expect(await now(reviewTask, kept)).toMatchObject({ state: 'held', reviewer: people[3]!.id })
    const { code, msg } = await calls[3]!.refused(take)
    expect([code, msg]).toEqual(['B01', expect.stringContaining('on duty')])
    expect((await calls[3]!.run(finalReview.goOnDuty)).code).toBe('00000')
    expect((await calls[3]!.run(finalReview.takeBreak)).code).toBe('00000')
    expect((await now(reviewer, people[3]!)).duty).toBe('break')
    await calls[3]!.run(finalReview.goOnDuty)
  })

  test('a proposal moves an episode on to the final stage, as a decision that is kept', async () => {
    const task = await held(1)
    expect((await calls[0]!.refused(proposePass, task)).code).toBe('B01')
    expect((await calls[1]!.run(proposePass, task, { ageRating: 'PG' })).code).toBe('00000')
    expect(await now(reviewTask, task)).toMatchObject({
      state: 'waiting',
      stage: 'final',
      proposal: 'pass',
      initialReviewer: people[1]!.id,
      reviewer: null,
    })
    const [kept] = await records().where(reviewDecision, { task: task.id })
    expect(kept).toMatchObject({ decision: 'pass', stage: 'initial', reviewer: people[1]!.id, state: 'standing' })
  })

  test('whoever proposed does not decide finally, and agreeing carries the proposal out', async () => {
    const task = await held(1)
    await calls[1]!.run(proposePass, task, { ageRating: 'PG' })
    expect((await calls[1]!.refused(takeThis, task)).code).toBe('B01')
    expect((await calls[2]!.run(takeThis, task)).code).toBe('00000')
    expect((await calls[2]!.run(finalReview.agree, task)).code).toBe('00000')
    expect(await now(reviewTask, task)).toMatchObject({
      state: 'passed',
      finalReviewer: people[2]!.id,
      ageRating: 'PG',
    })
  })

  test('of many at once only plain passes of low risk are agreed to', async () => {
    const final = { stage: 'final', proposal: 'pass', ageRating: 'G' } as const
    const [plain, risky] = [await held(2, { ...final, riskScore: 10 }), await held(2, { ...final, riskScore: 80 })]
    const { data } = await calls[2]!.run(finalReview.agree, [plain.id, risky.id])
    expect(data.done).toEqual([plain.id])
    expect(data.skipped.map(({ id }) => id)).toEqual([risky.id])
    expect((await calls[2]!.run(finalReview.agree, risky)).code).toBe('00000')
  })

  test('a pass waits for what the machine is sure of, and dismissing it takes a why', async () => {
    const flag = { label: 'nudity', score: 92, state: 'open' } as const
    const task = await held(1, { machine: [flag] })
    expect((await calls[1]!.refused(proposePass, task)).code).toBe('B01')
    expect((await calls[1]!.refused(finalReview.judgeFlag, task, { flag: 1, state: 'dismissed' })).code).toBe('A0400')
    const judged = await calls[1]!.run(finalReview.judgeFlag, task, {
      flag: 1,
      state: 'dismissed',
      why: 'a statue',
    })
    expect(judged.code).toBe('00000')
    expect((await now(reviewTask, task)).machine?.[0]).toMatchObject({ state: 'dismissed', why: 'a statue' })
    expect((await calls[1]!.run(proposePass, task)).code).toBe('00000')
  })

  test('a reason that needs a mark rejects nothing without one', async () => {
    const marked = await app.make(reviewReason, {
      code: 'VIO02',
      subjects: ['episode'],
      decisions: ['reject'],
      severity: 'serious',
      needsMark: true,
    })
    const task = await held(1)
    expect((await calls[1]!.refused(proposeReject, task, { reasons: [marked.id] })).code).toBe('B01')
    expect((await calls[1]!.refused(finalReview.addMark, task, { from: 30, to: 20, reason: marked.id })).code).toBe(
      'A0400',
    )
    expect((await calls[1]!.run(finalReview.addMark, task, { from: 90, to: 99, reason: marked.id })).code).toBe('00000')
    expect((await calls[1]!.run(finalReview.addMark, task, { from: 20, to: 30, reason: marked.id })).code).toBe('00000')
    expect((await calls[1]!.run(finalReview.removeMark, task, { mark: 2 })).code).toBe('00000')
    expect((await now(reviewTask, task)).marks).toMatchObject([{ from: 20, to: 30, by: staff[1]!.id }])
    expect((await calls[1]!.run(proposeReject, task, { reasons: [marked.id] })).code).toBe('00000')
  })

  test('a mark is moved to another stretch, and back', async () => {
    const why = await app.make(reviewReason, { code: 'VIO03', subjects: ['episode'], decisions: ['reject'] })
    const task = await held(1, { minutes: 2 })
    for (const from of [20, 60]) {
      const mark = { from, to: from + 10, reason: why.id }
      expect((await calls[1]!.run(finalReview.addMark, task, mark)).code).toBe('00000')
    }
    const stretches = async () => (await now(reviewTask, task)).marks?.map(({ from, to }) => [from, to])
    const moved = await calls[1]!.run(finalReview.moveMark, task, { mark: 1, from: 70, to: 75 })
    expect(await stretches()).toEqual([
      [60, 70],
      [70, 75],
    ])
    for (const wrong of [
      { mark: 3, from: 1, to: 2 },
      { mark: 1, from: 9, to: 2 },
      { mark: 1, from: 9, to: 200 },
    ])
      expect((await calls[1]!.refused(finalReview.moveMark, task, wrong)).code).toBe('A0400')
    expect((await calls[0]!.refused(finalReview.moveMark, task, { mark: 1, from: 1, to: 2 })).code).not.toBe('00000')
    await calls[1]!.undo(moved.data.auditIds)
    expect(await stretches()).toEqual([
      [20, 30],
      [60, 70],
    ])
  })

  test('a post that is decided here is decided there: passed quietly it is seen, at high risk it is not passed', async () => {
    const author = await app.make(user)
    const makePost = () => app.make(ugcPost, { user: author.id, state: 'pending', riskLevel: 'low' })
    const pool = await app.make(reviewPool, { code: 'posts', subject: 'post', stage: 'initial', finalPercent: 0 })
    const [post, risky] = [await makePost(), await makePost()]
    const task = await held(1, { subject: 'post', post: post.id, pool: pool.id, riskScore: 5 })
    const other = await held(1, { subject: 'post', post: risky.id, pool: pool.id, riskScore: 60 })
    const { data } = await calls[1]!.run(passQuiet, [task.id, other.id])
    expect(data.done).toEqual([task.id])
    expect((await now(reviewTask, task)).state).toBe('passed')
    expect(await now(ugcPost, post)).toMatchObject({ state: 'published', decidedBy: staff[1]!.id })
    const { code } = await calls[1]!.run(takeBack, task)
    expect(code).toBe('00000')
    expect((await now(reviewTask, task)).state).toBe('assigned')
    expect((await now(ugcPost, post)).state).toBe('pending')
    expect((await records().where(reviewDecision, { task: task.id }))[0]?.state).toBe('withdrawn')
  })

  test('more than 50 posts are not passed at once', async () => {
    const ids = Array.from({ length: 51 }, (_, nth) => nth + 1)
    expect((await calls[1]!.refused(passQuiet, ids)).code).toBe('B01')
  })

  test('a decision is taken back only until the next stage has opened it', async () => {
    const task = await held(1)
    await calls[1]!.run(proposePass, task)
    await calls[2]!.run(takeThis, task)
    expect((await calls[1]!.refused(takeBack, task)).code).toBe('B01')
  })

  test('a task goes back to another initial reviewer once a round', async () => {
    const task = await held(2, { stage: 'final', initialReviewer: people[1]!.id, proposal: 'pass' })
    expect((await calls[2]!.run(finalReview.backToInitial, task, { remark: 'look again' })).code).toBe('00000')
    expect(await now(reviewTask, task)).toMatchObject({ stage: 'initial', state: 'waiting', proposal: null })
    expect((await calls[1]!.refused(takeThis, task)).code).toBe('B01')
    expect((await calls[3]!.run(takeThis, task)).code).toBe('00000')
    await calls[3]!.run(proposePass, task)
    await calls[2]!.run(takeThis, task)
    expect((await calls[2]!.refused(finalReview.backToInitial, task, { remark: 'again' })).code).toBe('B01')
  })

  test('deciding otherwise overturns the proposal, and the submitter is told', async () => {
    const task = await held(1, { submittedBy: staff[3]!.id })
    await calls[1]!.run(proposePass, task, { ageRating: 'PG' })
    await calls[2]!.run(takeThis, task)
    expect((await calls[2]!.run(finalReview.reject, task, { reasons: [reason.id] })).code).toBe('00000')
    expect((await now(reviewTask, task)).state).toBe('rejected')
    const [proposal] = await records().where(reviewDecision, { task: task.id, stage: 'initial' })
    expect(proposal).toMatchObject({ state: 'overturned', overturnedBy: 'final' })
    const told = await records().where(staffNotice, { account: staff[3]!.id, kind: 'decided' })
    expect(told.length).toBeGreaterThan(0)
    const before = told.length
    expect((await calls[0]!.run(resendNotice, task)).code).toBe('00000')
    expect(await records().where(staffNotice, { account: staff[3]!.id, kind: 'decided' })).toHaveLength(before + 1)
  })

  test('a title passes only after its episodes, which pass together where they were agreed', async () => {
    const title = await held(2, { subject: 'title', stage: 'final', proposal: 'pass' })
    const part = { parent: title.id, stage: 'final', initialReviewer: people[1]!.id } as const
    const [good, doubtful] = [
      await makeTask({ ...part, proposal: 'pass' }),
      await makeTask({ ...part, proposal: 'reject' }),
    ]
    expect((await calls[2]!.refused(finalReview.pass, title, { ageRating: 'PG' })).code).toBe('B01')
    expect((await calls[2]!.run(finalReview.passAllOfTitle, title, { ageRating: 'PG' })).code).toBe('00000')
    expect((await now(reviewTask, good)).state).toBe('passed')
    expect((await now(reviewTask, doubtful)).state).toBe('waiting')
    expect((await calls[0]!.run(cancel, doubtful, { remark: 'withdrawn' })).code).toBe('00000')
    expect((await calls[2]!.run(finalReview.pass, title, { ageRating: 'PG' })).code).toBe('00000')
  })

  test('the episode of a task is switched off and on', async () => {
    const title = await app.make(movie)
    const content = await app.make(contentItem, { id: title.id, type: 'movie' } as object)
    const part = await app.make(episode, {
      content: content.id,
      enabled: true,
      resourceState: 'ready',
      state: 'online',
    })
    const task = await makeTask({ episode: part.id, state: 'passed', stage: 'final' })
    expect((await calls[0]!.run(disableEpisode, task, { reasons: [reason.id] })).code).toBe('00000')
    expect((await now(episode, part)).enabled).toBe(false)
  })

  test('what waits is spread by ratio among those on duty', async () => {
    const pool = await app.make(reviewPool, { code: 'spread', subject: 'episode', stage: 'initial' })
    await app.make(reviewShare, { pool: pool.id, reviewer: people[0]!.id, ratio: 75, state: 'active', plan: 1 })
    await app.make(reviewShare, { pool: pool.id, reviewer: people[3]!.id, ratio: 25, state: 'active', plan: 1 })
    const tasks: Task[] = []
    for (let nth = 0; nth < 8; nth++) tasks.push(await makeTask({ pool: pool.id }))
    const { code } = await calls[1]!.run(
      spread,
      tasks.map(({ id }) => id),
    )
    expect(code).toBe('00000')
    const mine = await records().where(reviewTask, { pool: pool.id, reviewer: people[0]!.id })
    expect(mine).toHaveLength(6)
    expect((await now(reviewPool, pool)).assigned).toBe(8)
    const back = await calls[1]!.run(takeFromReviewer, {
      reviewer: people[3]!.id,
      to: 'reviewer',
    })
    expect(back.code).toBe('00000')
    expect(await records().where(reviewTask, { pool: pool.id, reviewer: people[3]!.id })).toEqual([])
  })

  test('the episodes of a title are sent to review again, each in its next round', async () => {
    const content = await app.make(contentItem, { type: 'series' })
    const [first, second] = [
      await app.make(episode, { content: content.id, number: 1 }),
      await app.make(episode, { content: content.id, number: 2 }),
    ]
    const done = await makeTask({ episode: first.id, state: 'passed', stage: 'final', round: 1 })
    const body = { content: content.id, stage: 'final' as const, remark: 'new licence' }
    expect((await calls[0]!.run(openRounds, body)).code).toBe('00000')
    expect(await now(reviewTask, done)).toMatchObject({ state: 'waiting', stage: 'final', round: 2 })
    const [fresh] = await records().where(reviewTask, { episode: second.id })
    expect(fresh).toMatchObject({ state: 'waiting', stage: 'final', origin: 'recheck' })
  })

  test('texts are read in another language, and an escalation reaches the lead', async () => {
    const post = await app.make(ugcPost, { title: 'hello', state: 'pending' })
    const task = await held(1, { subject: 'post', post: post.id })
    const { data, code } = await calls[1]!.run(finalReview.translate, task, {
      into: (await languageOf(app)).id,
    })
    expect(code).toBe('00000')
    expect(JSON.stringify(data.result)).toContain('ugcPost.title')
    const before = await records().where(staffNotice, { account: staff[0]!.id, kind: 'assigned' })
    expect((await calls[1]!.run(finalReview.escalate, task, { remark: 'not sure' })).code).toBe('00000')
    expect(await now(reviewTask, task)).toMatchObject({ stage: 'final', state: 'waiting', priority: 'urgent' })
    expect(await records().where(staffNotice, { account: staff[0]!.id, kind: 'assigned' })).toHaveLength(
      before.length + 1,
    )
  })

  test('a decision is drawn into the check once, and restricted ones never', async () => {
    const task = await makeTask({ state: 'passed', stage: 'final' })
    const secret = await makeTask({ state: 'passed', stage: 'final', restricted: true })
    const make = (of: Task) =>
      app.make(reviewDecision, { task: of.id, reviewer: people[1]!.id, decision: 'pass', state: 'standing' })
    const [plain, hidden] = [await make(task), await make(secret)]
    const draw = (id: number) => calls[0]!.run(drawCheck, id)
    expect((await draw(plain.id)).code).toBe('00000')
    expect((await draw(plain.id)).code).toBe('B01')
    expect((await draw(hidden.id)).code).toBe('B01')
    expect(await records().where(reviewCheck, { decision: plain.id })).toHaveLength(1)
    const { code } = await calls[0]!.run(overturn, plain, { remark: 'violent' })
    expect(code).toBe('00000')
    expect((await now(reviewDecision, plain)).state).toBe('overturned')
    expect(await now(reviewTask, task)).toMatchObject({ state: 'waiting', stage: 'final', round: 2 })
  })
})

async function languageOf(app: TestApp) {
  const { default: language } = await import('../../../src/entities/develop-manage/language')
  return app.make(language, { code: 'es_MX' })
}
