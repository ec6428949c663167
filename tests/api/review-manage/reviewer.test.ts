import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as reviewerCommands from '../../../commands/review-manage/reviewer'
import reviewCheck from '../../../src/entities/review-manage/review-check'
import reviewDecision from '../../../src/entities/review-manage/review-decision'
import reviewPool from '../../../src/entities/review-manage/review-pool'
import reviewShare from '../../../src/entities/review-manage/review-share'
import reviewTask from '../../../src/entities/review-manage/review-task'
import reviewer from '../../../src/entities/review-manage/reviewer'
import account from '../../../src/entities/staff-manage/account'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

type Reviewer = Row<typeof reviewer>

describe('reviewers', () => {
  let app: TestApp
  let lead: Caller
  let other: Caller
  let leadId: number
  beforeAll(async () => {
    app = await startTestApp()
    const boss = await app.staff('super')
    leadId = boss.id
    lead = app.as(boss)
    other = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  let people = 0
  const makeReviewer = async (values: Partial<Reviewer> = {}) =>
    app.make(reviewer, {
      account: (await app.make(account, { username: `reviewing${++people}` })).id,
      lead: leadId,
      level: 'senior',
      subjects: ['episode'],
      stages: ['initial'],
      state: 'active',
      duty: 'on',
      ...values,
    })

  test('final review is granted to seniors only, and withdrawn', async () => {
    const [senior, junior] = [await makeReviewer(), await makeReviewer({ level: 'junior' })]
    expect((await lead.refused(reviewerCommands.grantFinal, junior, { remark: 'asked' })).code).toBe('B01')
    expect((await lead.run(reviewerCommands.grantFinal, senior, { remark: 'asked' })).code).toBe('00000')
    expect((await now(reviewer, senior)).stages).toEqual(['initial', 'final'])
    expect((await lead.run(reviewerCommands.withdrawFinal, senior, { remark: 'left the team' })).code).toBe('00000')
    expect((await now(reviewer, senior)).stages).toEqual(['initial'])
  })

  test('restricted content takes a written consent, and never goes to a trainee', async () => {
    const [ready, trainee] = [await makeReviewer(), await makeReviewer({ level: 'trainee', state: 'training' })]
    expect((await lead.refused(reviewerCommands.setRestricted, ready, { restricted: true })).code).toBe('A0400')
    const consent = 'a/consent.pdf'
    expect((await lead.refused(reviewerCommands.setRestricted, trainee, { restricted: true, consent })).code).toBe(
      'A0400',
    )
    expect((await lead.run(reviewerCommands.setRestricted, ready, { restricted: true, consent })).code).toBe('00000')
    expect((await lead.run(reviewerCommands.setRestricted, ready, { restricted: false })).code).toBe('00000')
    expect(await now(reviewer, ready)).toMatchObject({ restricted: false, consent: null })
  })

  test('a pay rate is proposed by one, approved by another, and changed in no other way', async () => {
    const paid = await makeReviewer({ payPerMinute: 10, currency: 'USD' })
    const terms = { payPerMinute: 12, currency: 'USD', from: '2031-05-01' }
    expect((await lead.run(reviewerCommands.setPay, paid, terms)).code).toBe('00000')
    expect((await lead.refused(reviewerCommands.approvePay, paid)).code).toBe('B01')
    expect((await other.run(reviewerCommands.approvePay, paid)).code).toBe('00000')
    const after = await now(reviewer, paid)
    expect(after).toMatchObject({ payPerMinute: 12, rateProposed: null })
    expect(after.rates?.map(({ rate }) => rate)).toEqual([10, 12])
    const { code } = await lead.save(reviewer, { id: paid.id, version: after.version, payPerMinute: 99 })
    expect(code).toBe('A0400')
  })

  test('nobody sets their own quota', async () => {
    const own = await makeReviewer({ account: leadId })
    expect((await lead.refused(reviewerCommands.setQuota, own, { dailyQuota: 5 })).code).toBe('A0400')
    expect((await other.run(reviewerCommands.setQuota, own, { dailyQuota: 5 })).code).toBe('00000')
    expect((await now(reviewer, own)).dailyQuota).toBe(5)
  })

  test('scope is added to and taken from', async () => {
    const scoped = await makeReviewer({ languages: ['en'] })
    await lead.run(reviewerCommands.setScope, scoped, { languages: ['zh_CN'], how: 'add' })
    expect((await now(reviewer, scoped)).languages).toEqual(['en', 'zh_CN'])
    const { code } = await lead.refused(reviewerCommands.setScope, scoped, {
      languages: ['en', 'zh_CN'],
      how: 'remove',
    })
    expect(code).toBe('A0400')
  })

  test('certifying takes a hundred checked decisions, 95 of them right', async () => {
    const trainee = await makeReviewer({ level: 'trainee', state: 'training' })
    const check = async (verdict: 'agree' | 'wrongPass') => {
      const decision = await app.make(reviewDecision, { reviewer: trainee.id, decision: 'pass' })
      const values = { decision: decision.id, reviewer: trainee.id, verdict, state: 'done' } as const
      return app.make(reviewCheck, values)
    }
    for (let nth = 0; nth < 99; nth++) await check(nth < 5 ? 'wrongPass' : 'agree')
    expect((await lead.refused(reviewerCommands.certify, trainee, { level: 'junior' })).code).toBe('B01')
    await check('agree')
    expect((await lead.run(reviewerCommands.certify, trainee, { level: 'junior' })).code).toBe('00000')
    expect(await now(reviewer, trainee)).toMatchObject({ state: 'active', level: 'junior' })
  })

  test('who goes on leave returns what is open, and the others share what came to them', async () => {
    const pool = await app.make(reviewPool, { code: 'leave', subject: 'episode', stage: 'initial' })
    const [gone, stays] = [await makeReviewer(), await makeReviewer()]
    const share = (who: Reviewer, ratio: number) =>
      app.make(reviewShare, { pool: pool.id, reviewer: who.id, ratio, state: 'active', plan: 1 })
    const [, theirs] = [await share(gone, 60), await share(stays, 40)]
    const task = await app.make(reviewTask, { pool: pool.id, reviewer: gone.id, state: 'assigned' })
    expect((await lead.run(reviewerCommands.leave, gone, { until: '2035-01-01' })).code).toBe('00000')
    expect(await now(reviewTask, task)).toMatchObject({ state: 'waiting', reviewer: null })
    expect((await now(reviewShare, theirs)).ratio).toBe(100)
    expect(await now(reviewer, gone)).toMatchObject({ state: 'onLeave', duty: 'off', leaveUntil: '2035-01-01' })
  })

  test('an agency is named, shifts last eight hours a day at most, and a trainee is checked often', async () => {
    const someone = await makeReviewer()
    const save = (values: object) => lead.save(reviewer, { id: someone.id, version: someone.version, ...values })
    const day = { days: ['mon'], from: '08:00', to: '17:00' }
    expect((await save({ shifts: [day] })).code).toBe('A0400')
    expect((await save({ employment: 'agency' })).code).toBe('A0400')
    expect((await save({ level: 'trainee', checkPercent: 10 })).code).toBe('A0400')
    expect((await save({ shifts: [{ ...day, from: '22:00', to: '06:00' }] })).code).toBe('00000')
  })
})
