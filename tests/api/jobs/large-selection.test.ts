import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancel } from '../../../commands/system/report-center/index'
import batchJob from '../../../src/entities/system/batch-job'
import { forget } from '../../../src/server/base/caches'
import { withQueryLog } from '../../../src/server/db/query-log'
import type { LoggedQuery } from '../../../src/server/db/query-log'
import { Records } from '../../../src/server/db/records'
import { freezeRest } from '../../../src/server/jobs/freeze-rest'
import type { Unfrozen } from '../../../src/server/jobs/freeze-rest'
import { planWork } from '../../../src/server/jobs/work-item'
import type { BatchPlan } from '../../../src/server/jobs/work-item'
import { accountById } from '../../../src/server/access/account'
import { jobEnd } from '../../support/job-end'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { Staff, TestApp } from '../../support/test-app'
import { matching } from '../../support/caller'

const command = 'system.report-center-index.cancel'

describe('a bulk run over very many records', () => {
  let app: TestApp
  let member: Staff
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true, frozenAtOnce: 50 })
    member = await app.staff('super')
    caller = app.as(member)
  })
  afterAll(() => app.stop())

  const makeTasks = async (count: number, type: string) => {
    await sql`insert into export_task (export_type, param_json, timestamp, format, downloads, state, version, created_at, created_by, updated_at)
      select ${type}, '{}', now(), 'csv', 0, 'queued', 1, now(), ${member.id}, now() from generate_series(1, ${count})`.execute(
      app.db,
    )
  }
  const ofType = (type: string) => ({ query: { filters: { exportType: { is: [type] } } } })
  const rowsOf = async (id: number) => {
    const { rows } = await sql<{ status: string; count: number }>`select status, count(*)::int as count
      from batch_job_row where job_id = ${id} group by 1 order by 1`.execute(app.db)
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }
  const ended = (id: number) => jobEnd(app, id, 60)
  /** A job whose records are still to be taken down, as a server leaves it that is killed at once. */
  const planned = async (type: string, expectedCount?: number) => {
    const job = await new Records(app.db, member.id, new Date()).insert(batchJob, {
      command: 'SystemManage:reportCenterIndex.cancel',
      title: type,
      page: '/report-center/index',
      selection: { filters: {}, except: [] },
      total: 120,
    })
    const selection = { ...ofType(type), except: [], ...(expectedCount && { expectedCount }) }
    const unfrozen: Unfrozen = { selection, asOf: new Date().toISOString(), last: 0 }
    const by = { accountId: member.id, sessionId: null, language: 'en' as const }
    const plan: BatchPlan = { ...by, hash: type, commandId: command, args: {}, unfrozen }
    await sql`update batch_job set state = 'paused' where id = ${job.id}`.execute(app.db)
    await planWork(app.db, 'batchJob', job.id, plan)
    return { id: job.id, plan }
  }
  const planOf = async (id: number) => {
    const { rows } = await sql<{ plan: BatchPlan }>`select plan from work_item
      where kind = 'batchJob' and work_id = ${id}`.execute(app.db)
    return rows[0]!.plan
  }
  const freeze = async (id: number, plan: BatchPlan, batches: number) => {
    const stop = new AbortController()
    let asked = 0
    return freezeRest(app.services, {
      jobId: id,
      plan,
      account: (await accountById(app.db, member.id))!,
      info: app.services.registry.commands.get(command)!,
      signal: stop.signal,
      tell: () => Promise.resolve(asked++ < batches),
      batchSize: 50,
    })
  }

  it('is answered at once, tells how far it is, and does each record that matched when it was asked for', async () => {
    await makeTasks(120, 'many')
    const told: unknown[] = []
    const stop = app.services.events.subscribe((event) => told.push(event.kind === 'job' && event.frozen))
    const answer = await caller.run(cancel, matching({ ...ofType('many').query, expectedCount: 120 }))
    const again = await caller.refused(cancel, matching({ ...ofType('many').query, expectedCount: 120 }))
    const job = await ended(answer.data.jobId)
    stop()
    expect(told.filter(Boolean)).toEqual([0, 50, 100, 120].map((count) => ({ count, of: 120 })))
    expect(again).toMatchObject({ code: 'B01', data: { jobId: job.id } })
    expect(job).toMatchObject({ state: 'done', total: 120, done: 120, progress: 100 })
    expect(job.title).toContain('120')
    expect(await planOf(job.id)).not.toHaveProperty('unfrozen')
  })

  it('is refused where more match than its author has seen', async () => {
    await makeTasks(60, 'more')
    const answer = await caller.refused(cancel, matching({ ...ofType('more').query, expectedCount: 55 }))
    expect(answer).toMatchObject({ code: 'B01', data: { count: 60 } })
  })

  it('is previewed by an estimate and a sample where counting would take long, and by a count where it does not', async () => {
    await makeTasks(400, 'guessed')
    const preview = async () => {
      return (await caller.preview(cancel, matching({ ...ofType('guessed').query, expectedCount: 3 }))).data
    }
    const counted = await preview()
    expect(counted).toMatchObject({ total: 400, eligible: 400, sampled: 300 })
    expect(counted).not.toHaveProperty('estimated')
    await sql`analyze export_task`.execute(app.db)
    await sql`update pg_class set reltuples = 200000000 where relname = 'export_task'`.execute(app.db)
    forget(app.services, 'lists')
    const log: LoggedQuery[] = []
    const { total, sampled, estimated } = await withQueryLog(log, preview)
    expect({ sampled, estimated }).toEqual({ sampled: 300, estimated: true })
    expect(total).toBeGreaterThan(1_000_000)
    expect(total % 10 ** (String(total).length - 2)).toBe(0)
    expect(log.filter(({ sql: text }) => text.startsWith('select count(*)'))).toEqual([])
    const { data } = await caller.run(
      cancel,
      matching({ ...ofType('guessed').query, expectedCount: 3 }),
      {},
      { typedCount: total },
    )
    await sql`analyze export_task`.execute(app.db)
    expect(await ended(data.jobId)).toMatchObject({ state: 'failed', failed: 400 })
  })

  it('goes on taking down its records where a killed server stopped, and takes none that came later', async () => {
    await makeTasks(120, 'killed')
    const { id, plan } = await planned('killed')
    expect(await freeze(id, plan, 1)).toBe('stopped')
    expect(await rowsOf(id)).toEqual({ pending: 50 })
    await makeTasks(30, 'killed')
    expect(await freeze(id, await planOf(id), 10)).toBe('whole')
    expect(await rowsOf(id)).toEqual({ pending: 120 })
  })

  it('changes nothing where more have come to match before it began', async () => {
    await makeTasks(110, 'grown')
    const { id } = await planned('grown', 100)
    await sql`update batch_job set state = 'running' where id = ${id}`.execute(app.db)
    expect(await ended(id)).toMatchObject({ state: 'failed', failed: 110 })
    const { rows } = await sql`select 1 from export_task where export_type = 'grown' and state <> 'queued'`.execute(
      app.db,
    )
    expect(rows).toEqual([])
  })
})
