import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as ratioAllocation from '../../../commands/review-manage/ratio-allocation'
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
type Share = Row<typeof reviewShare>

describe('how tasks are shared among reviewers', () => {
  let app: TestApp
  let lead: Caller
  let leadId: number
  beforeAll(async () => {
    app = await startTestApp()
    const boss = await app.staff('super')
    leadId = boss.id
    lead = app.as(boss)
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
})
