import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as ratioAllocation from '../../../commands/review-manage/ratio-allocation'
import { replaceReason, previewMessage } from '../../../commands/review-manage/reason-list'
import * as reviewerCommands from '../../../commands/review-manage/reviewer'
import language from '../../../src/entities/develop-manage/language'
import reviewCheck from '../../../src/entities/review-manage/review-check'
import reviewDecision from '../../../src/entities/review-manage/review-decision'
import reviewPool from '../../../src/entities/review-manage/review-pool'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import reviewShare from '../../../src/entities/review-manage/review-share'
import reviewTask from '../../../src/entities/review-manage/review-task'
import reviewer from '../../../src/entities/review-manage/reviewer'
import account from '../../../src/entities/staff-manage/account'
import reasonListPage from '../../../src/pages/review-manage/reason-list'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

type Reviewer = Row<typeof reviewer>
type Share = Row<typeof reviewShare>

describe('reviewers, their plans and the reasons they give', () => {
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

  describe('a plan of shares', () => {
    const shares = async (pool: { readonly id: number }, state: Share['state']) =>
      (await records().where(reviewShare, { pool: pool.id, state })).map(({ ratio }) => ratio)
    let codes = 0
    const makePool = (values: object = {}) =>
      app.make(reviewPool, { code: `plan-${++codes}`, subject: 'episode', stage: 'initial', ...values })

    test('is drafted beside the one in force, adds up to 100, and takes its place as a whole', async () => {
      const pool = await makePool()
      const three = [await makeReviewer(), await makeReviewer(), await makeReviewer()].map(({ id }) => id)
      expect((await lead.refused(ratioAllocation.publish, pool)).code).toBe('B01')
      expect((await lead.run(ratioAllocation.addReviewers, pool, { reviewers: three })).code).toBe('00000')
      expect((await lead.refused(ratioAllocation.publish, pool)).code).toBe('B01')
      expect((await lead.run(ratioAllocation.spreadEvenly, pool)).code).toBe('00000')
      expect((await shares(pool, 'draft')).sort()).toEqual([33, 33, 34])
      expect((await lead.run(ratioAllocation.publish, pool, { remark: 'first' })).code).toBe('00000')
      expect(await shares(pool, 'active')).toHaveLength(3)
      expect((await lead.run(ratioAllocation.removeReviewers, pool, { reviewers: [three[0]!] })).code).toBe('00000')
      expect((await shares(pool, 'draft')).reduce((sum, ratio) => sum + ratio, 0)).toBe(100)
      expect(await shares(pool, 'active')).toHaveLength(3)
      expect((await lead.run(ratioAllocation.publish, pool)).code).toBe('00000')
      expect(await shares(pool, 'active')).toHaveLength(2)
      expect((await lead.run(ratioAllocation.rollBack, pool, { remark: 'too slow' })).code).toBe('00000')
      expect((await shares(pool, 'active')).sort()).toEqual([33, 33, 34])
    })

    test('leaves locked shares alone, and one in force is not edited', async () => {
      const pool = await makePool()
      const [a, b, c] = [await makeReviewer(), await makeReviewer(), await makeReviewer()]
      const draft = (who: Reviewer, ratio: number, locked = false) =>
        app.make(reviewShare, { pool: pool.id, reviewer: who.id, ratio, locked })
      const fixed = await draft(a, 50, true)
      await draft(b, 10)
      await draft(c, 30)
      expect((await lead.run(ratioAllocation.normalise, pool)).code).toBe('00000')
      expect((await shares(pool, 'draft')).sort()).toEqual([13, 37, 50])
      await lead.run(ratioAllocation.publish, pool)
      const { version } = await now(reviewShare, fixed)
      const { code } = await lead.save(reviewShare, { id: fixed.id, version, ratio: 90 })
      expect(code).toBe('B01')
    })

    test('refuses who lacks what the pool needs', async () => {
      const pool = await makePool({ restricted: true })
      const plain = await makeReviewer()
      expect((await lead.refused(ratioAllocation.addReviewers, pool, { reviewers: [plain.id] })).code).toBe('A0400')
    })

    test('can wait for its hour, and be called off', async () => {
      const pool = await makePool()
      await lead.run(ratioAllocation.addReviewers, pool, { reviewers: [(await makeReviewer()).id] })
      await lead.run(ratioAllocation.spreadEvenly, pool)
      expect((await lead.run(ratioAllocation.publish, pool, { from: '2034-01-01T00:00:00Z' })).code).toBe('00000')
      expect(await shares(pool, 'scheduled')).toEqual([100])
      expect((await lead.run(ratioAllocation.unschedule, pool)).code).toBe('00000')
      expect(await shares(pool, 'draft')).toEqual([100])
    })

    test('is copied, simulated and weighed by speed', async () => {
      const [from, to] = [await makePool(), await makePool()]
      const [fast, slow] = [await makeReviewer(), await makeReviewer()]
      await app.make(reviewShare, { pool: from.id, reviewer: fast.id, ratio: 40, state: 'active', plan: 1 })
      await app.make(reviewShare, { pool: from.id, reviewer: slow.id, ratio: 60, state: 'active', plan: 1 })
      expect((await lead.run(ratioAllocation.copyPlan, to, { pool: from.id })).code).toBe('00000')
      expect((await shares(to, 'draft')).sort()).toEqual([40, 60])
      const at = new Date().toISOString()
      const decided = (who: Reviewer, handleSeconds: number) => {
        const values = { pool: to.id, reviewer: who.id, minutes: 10, handleSeconds, decidedAt: at, decision: 'pass' }
        return app.make(reviewDecision, values as object)
      }
      await decided(fast, 100)
      await decided(slow, 300)
      expect((await lead.run(ratioAllocation.spreadBySpeed, to, { days: 7 })).code).toBe('00000')
      expect((await shares(to, 'draft')).sort()).toEqual([25, 75])
      const { data } = await lead.run(ratioAllocation.simulate, to)
      expect(data.result.findings[0]?.value).toBe(2)
    })

    test('spreads what nobody has opened, and moves what waits to a pool of the same kind', async () => {
      const [pool, next, odd] = [await makePool(), await makePool(), await makePool({ stage: 'final' })]
      const who = await makeReviewer()
      await app.make(reviewShare, { pool: pool.id, reviewer: who.id, ratio: 100, state: 'active', plan: 1 })
      const make = (values: object) =>
        app.make(reviewTask, { pool: pool.id, subject: 'episode', stage: 'initial', ...values })
      const waiting = await make({ state: 'waiting' })
      expect((await lead.run(ratioAllocation.rebalance, pool)).code).toBe('00000')
      expect((await now(reviewTask, waiting)).reviewer).toBe(who.id)
      const left = await make({ state: 'waiting' })
      expect((await lead.refused(ratioAllocation.moveAll, pool, { pool: odd.id, remark: 'x' })).code).toBe('A0400')
      expect((await lead.run(ratioAllocation.moveAll, pool, { pool: next.id, remark: 'x' })).code).toBe('00000')
      expect((await now(reviewTask, left)).pool).toBe(next.id)
    })

    test('the last pool that takes everything stays, and an overflow never leads in a circle', async () => {
      const only = await makePool({ subject: 'title', stage: 'final' })
      expect((await lead.refused(ratioAllocation.pausePool, only, { remark: 'quiet' })).code).toBe('B01')
      const [a, b] = [await makePool(), await makePool()]
      const link = async (from: { id: number }, to: { id: number }) => {
        const { version } = await now(reviewPool, from)
        return lead.save(reviewPool, { id: from.id, version, overflowPool: to.id })
      }
      expect((await link(a, b)).code).toBe('00000')
      expect((await link(b, a)).code).toBe('A0400')
    })
  })

  describe('a reason', () => {
    let codes = 10
    const makeReason = (values: object = {}) =>
      app.make(reviewReason, { code: `RSN${++codes}`, subjects: ['episode'], decisions: ['reject'], ...values })
    const save = (row: Row<typeof reviewReason>, values: object) =>
      lead.save(reviewReason, { id: row.id, version: row.version, ...values })

    test('that is critical costs six points and cannot be put right', async () => {
      const row = await makeReason({ severity: 'serious' })
      expect((await save(row, { severity: 'critical', points: 5 })).code).toBe('A0400')
      expect((await save(row, { severity: 'critical', points: 6, fixable: true })).code).toBe('A0400')
      expect((await save(row, { severity: 'critical', points: 6 })).code).toBe('00000')
    })

    test('has a key of its own among those for the same content', async () => {
      const [first, second] = [await makeReason({ key: 'q' }), await makeReason()]
      expect(first.key).toBe('q')
      expect((await save(second, { key: 'q' })).code).toBe('A0400')
    })

    test('that was used keeps its code and is not deleted', async () => {
      const row = await makeReason()
      await app.make(reviewDecision, { reasons: [row.id] })
      expect((await save(row, { code: 'NEW01' })).code).toBe('A0400')
      expect((await lead.refused(commandOf(reasonListPage, 'delete'), row)).code).toBe('B01')
    })

    test('is replaced in what is open, while what was decided keeps it', async () => {
      const [from, into] = [await makeReason({ key: 'w' }), await makeReason()]
      const task = await app.make(reviewTask, { state: 'assigned', reasons: [from.id] })
      const decided = await app.make(reviewDecision, { reasons: [from.id] })
      const { code } = await lead.run(replaceReason, from, { into: into.id })
      expect(code).toBe('00000')
      expect((await now(reviewTask, task)).reasons).toEqual([into.id])
      expect((await now(reviewDecision, decided)).reasons).toEqual([from.id])
      expect(await now(reviewReason, from)).toMatchObject({ enabled: false, key: null })
      expect((await now(reviewReason, into)).key).toBe('w')
    })

    test('is read as users read it, with its placeholders filled', async () => {
      const row = await makeReason({ userMessage: { zh_CN: '不行', en: 'At {{time}}, appeal in {{appealDays}} days' } })
      const english = await app.make(language, { code: 'en' })
      const { data } = await lead.run(previewMessage, row, {
        language: english.id,
      })
      expect(data.result.findings[0]?.value).toBe('At 12:34, appeal in 30 days')
    })
  })
})
