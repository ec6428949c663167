import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as index from '../../../commands/system/report-center/index'
import * as jobs from '../../../commands/system/report-center/jobs'
import { disable } from '../../../commands/user-manage/user-list'
import batchJob from '../../../src/entities/system/batch-job'
import device from '../../../src/entities/user-manage/device'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import type { ServerEvent } from '../../../src/server/events/events'
import { matching } from '../../support/caller'
import type { Caller } from '../../support/caller'
import type { Chosen } from '../../support/command-arguments'
import { jobEnd } from '../../support/job-end'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

describe('a command on many records', () => {
  let app: TestApp
  let member: Staff
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true })
    member = await app.staff('super')
    caller = app.as(member)
  })
  afterAll(() => app.stop())

  /** Export tasks that nobody works on: records with a state, a command for it, and its inverse. */
  const makeTasks = async (count: number, state: string, type: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into export_task (export_type, param_json, timestamp, format, downloads, state, version, created_at, created_by, updated_at)
      select ${type}, '{}', now(), 'csv', 0, ${state}, 1, now(), ${member.id}, now() from generate_series(1, ${count}) returning id`.execute(
      app.db,
    )
    return rows.map(({ id }) => id)
  }
  const stateOf = async (ids: readonly number[]) => {
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*) as count from export_task where id = any(${ids}) group by state order by state`.execute(
      app.db,
    )
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  }
  const ofType = (type: string) => matching({ filters: { exportType: { is: [type] } } })
  const start = async (tasks: Chosen) => (await caller.run(index.cancel, tasks)).data.jobId
  const jobOf = (id: number) => new Records(app.db, null, new Date()).get(batchJob, id)
  const ended = (id: number) => jobEnd(app, id)

  it('runs on all that match a filter, and says what became of each', async () => {
    const ids = await makeTasks(60, 'queued', 'all')
    const finished = await makeTasks(5, 'done', 'all')

    const job = await ended(await start(ofType('all')))

    expect(job).toMatchObject({ state: 'done', total: 65, done: 60, skipped: 5, failed: 0, progress: 100 })
    expect(await stateOf(ids)).toEqual({ cancelled: 60 })
    expect(await stateOf(finished)).toEqual({ done: 5 })
    const rows = await caller.post<{ rows: { id: number; message: string | null }[] }>(
      '/report/backend/batchJob/rows',
      {
        id: job.id,
        status: 'skipped',
      },
    )
    expect(rows.data.rows.map(({ id }) => id)).toEqual(finished)
    expect(rows.data.rows[0]?.message).toBeTruthy()
  })

  it('writes an audit entry for each record, which names the job', async () => {
    const ids = await makeTasks(25, 'queued', 'audited')
    const job = await ended((await caller.run(index.cancel, ids)).data.jobId)
    const { rows } = await sql<{ record_id: string }>`
      select record_id from audit_entry where job = ${job.id} and code <> ''`.execute(app.db)
    expect(rows.map((row) => Number(row.record_id)).sort((a, b) => a - b)).toEqual(ids)
  })

  it('goes past records that fail, lists them in a file, and runs only them again', async () => {
    const ids = await makeTasks(30, 'queued', 'failing')
    const missing = ids.map((id) => id + 1_000_000).slice(0, 3)
    const first = await ended((await caller.run(index.cancel, [...ids, ...missing])).data.jobId)
    expect(first).toMatchObject({ state: 'partlyFailed', done: 30, failed: 3 })

    const link = await caller.run<{ result: { url: string } }>(jobs.downloadFailures, first)
    const file = await app.http.inject({ url: link.data.result.url })
    expect(file.body.split('\r\n').slice(1, -1)).toHaveLength(3)

    await caller.run(jobs.retryFailed, first)
    const again = await ended(first.id)
    expect(again).toMatchObject({ state: 'partlyFailed', done: 30, failed: 3 })
    const { rows } = await sql`select 1 from audit_entry where job = ${first.id}`.execute(app.db)
    expect(rows).toHaveLength(30)
  })

  it('refuses the same command on the same selection while it runs', async () => {
    await makeTasks(600, 'queued', 'twice')
    const id = await start(ofType('twice'))
    const second = await caller.refused(index.cancel, ofType('twice'))
    expect(second).toMatchObject({ code: 'B01', data: { jobId: id } })
    await ended(id)
  })

  it('pauses, goes on where it stopped, and does no record twice', async () => {
    const ids = await makeTasks(600, 'queued', 'paused')
    const id = await start(ofType('paused'))
    await until('some records to be done', async () => ((await jobOf(id)).done ?? 0) > 0)

    await caller.run(jobs.pause, id)
    await until('the work to be given back', async () => (await workers(app, id)) === 0)
    const before = await stateOf(ids)
    expect(before.queued).toBeGreaterThan(0)

    await caller.run(jobs.resume, id)
    expect(await ended(id)).toMatchObject({ state: 'done', done: 600 })
    const { rows } = await sql`select 1 from audit_entry where job = ${id}`.execute(app.db)
    expect(rows).toHaveLength(600)
  })

  it('keeps what is done when it is cancelled', async () => {
    const ids = await makeTasks(600, 'queued', 'cancelled')
    const id = await start(ofType('cancelled'))
    await until('some records to be done', async () => ((await jobOf(id)).done ?? 0) > 0)

    await caller.run(jobs.cancel, id)
    await until('the work to be given back', async () => (await workers(app, id)) === 0)

    const states = await stateOf(ids)
    expect(states.queued).toBeGreaterThan(0)
    expect(states.cancelled).toBe((await jobOf(id)).done)
  })

  it('is taken back as a whole: every record it changed, by a job of its own', async () => {
    const users = await Promise.all(Array.from({ length: 25 }, () => app.make(user)))
    const ids = users.map(({ id }) => id)
    const banned = await caller.run(disable, ids, { reasonCode: 'spam', reason: 'Sold accounts' })
    const job = await ended(banned.data.jobId)
    expect(job).toMatchObject({ state: 'done', done: 25 })
    expect(await userStates(app, ids)).toEqual(['disabled'])

    const undone = await caller.run<{ result: { jobId: number } }>(jobs.undo, job, { reason: 'The wrong list' })
    expect(await ended(undone.data.result.jobId)).toMatchObject({ state: 'done', done: 25, failed: 0 })
    expect(await userStates(app, ids)).toEqual(['normal'])
    expect((await jobOf(job.id)).state).toBe('undone')
  })

  it('stops when its account may no longer act, and says so of every record left', async () => {
    const leaver = await app.staff('super')
    const { rows } = await sql<{ id: number }>`insert into "user" (display_id, nickname, gender, kind, state, coins,
        registered_at, version, created_at, updated_at)
      select 'left' || n, 'Left ' || n, 'unknown', 'normal', 'normal', 0, now(), 1, now(), now()
      from generate_series(1, 3000) n returning id`.execute(app.db)
    const ids = rows.map(({ id }) => id)
    // All have to do with one device, so that they go one after the other: side by side they would be done before it is asked again.
    const { id: shared } = await app.make(device, { state: 'normal' })
    const started = await app
      .as(leaver)
      .run(disable, ids, { reasonCode: 'spam', reason: 'Sold accounts', device: shared }, { typedCount: ids.length })
    expect(started).toMatchObject({ code: '00000' })
    const { jobId } = started.data
    await until('the first bans', async () => ((await jobOf(jobId)).done ?? 0) > 0)
    await sql`update account set state = 'disabled' where id = ${leaver.id}`.execute(app.db)
    const job = await ended(jobId)
    expect(job.state).toBe('partlyFailed')
    expect(job.failed).toBeGreaterThan(0)
    const left = await sql<{ message: string }>`select distinct message from batch_job_row
      where job_id = ${jobId} and status = 'failed'`.execute(app.db)
    expect(left.rows.map(({ message }) => message)).toEqual([expect.stringContaining('error.rightLost')])
  })

  it('tells browsers of every record that it changes, of whatever entity, many at a time', async () => {
    const heard: ServerEvent[] = []
    const stop = app.services.events.subscribe((event) => heard.push(event))
    const events = (entity: string) =>
      heard.flatMap((event) => (event.kind === 'record' && event.entity === entity ? [event] : []))
    const told = (entity: string) => new Set(events(entity).flatMap(({ ids }) => ids))
    const users = await Promise.all(Array.from({ length: 25 }, () => app.make(user)))
    const ids = users.map(({ id }) => id)
    const { data } = await caller.run(disable, ids, { reasonCode: 'spam', reason: 'Sold accounts' })
    await ended(data.jobId)
    await until('the users to be told of', () => ids.every((id) => told('user').has(id)))
    stop()
    const entries = await sql<{ id: number }>`select id from blacklist_entry where "user" = any(${ids})`.execute(app.db)
    expect(entries.rows).toHaveLength(25)
    expect([...told('blacklistEntry')]).toEqual(expect.arrayContaining(entries.rows.map(({ id }) => id)))
    expect(events('blacklistEntry').length).toBeLessThan(25)
  })

  it('is seen by who started it alone', async () => {
    await makeTasks(25, 'queued', 'seen')
    const id = await start(ofType('seen'))
    const other = app.as(await app.staff([]))
    const seen = await other.list(batchJob)
    expect(seen.data.rows).toEqual([])
    expect(await other.get('/report/backend/batchJob/detail', { id })).toMatchObject({ code: 'A0404' })
    expect(await other.post('/report/backend/batchJob/rows', { id })).toMatchObject({ code: 'A0404' })
    await ended(id)
  })

  /** As when the server is started again. */
  const restart = async () => {
    const later = app.moreJobs()
    await later.start()
    return later
  }

  it('is taken up again when the server that worked on it has died', async () => {
    const ids = await makeTasks(40, 'queued', 'orphaned')
    await app.services.jobs.stop()
    const id = (await caller.run(index.cancel, ids)).data.jobId
    await sql`update work_item set server_id = 'a server that is gone' where kind = 'batchJob' and work_id = ${id}`.execute(
      app.db,
    )
    await sql`update batch_job set state = 'running' where id = ${id}`.execute(app.db)

    const later = await restart()

    expect(await ended(id)).toMatchObject({ state: 'done', done: 40 })
    expect(await stateOf(ids)).toEqual({ cancelled: 40 })
    await later.stop()
  })

  it('is left alone while the server that works on it lives', async () => {
    const ids = await makeTasks(25, 'queued', 'elsewhere')
    await app.services.jobs.stop()
    const id = (await caller.run(index.cancel, ids)).data.jobId
    await sql`insert into server_instance (id, started_at, seen_at) values ('a living server', now(), now() + interval '1 hour')`.execute(
      app.db,
    )
    await sql`update work_item set server_id = 'a living server' where kind = 'batchJob' and work_id = ${id}`.execute(
      app.db,
    )

    const later = await restart()
    await new Promise((resolve) => setTimeout(resolve, 1_000))

    expect(await stateOf(ids)).toEqual({ queued: 25 })
    await later.stop()
  })

  it('fails for whoever has lost the right to it meanwhile', async () => {
    const ids = await makeTasks(25, 'queued', 'rightless')
    await app.services.jobs.stop()
    const id = (await caller.run(index.cancel, ids)).data.jobId
    await sql`update account set state = 'disabled' where id = ${member.id}`.execute(app.db)

    const later = await restart()

    expect(await ended(id)).toMatchObject({ state: 'failed', failed: 25 })
    expect(await stateOf(ids)).toEqual({ queued: 25 })
    await later.stop()
  })
})

async function workers(app: TestApp, id: number): Promise<number> {
  const { rows } = await sql`select 1 from work_item
    where kind = 'batchJob' and work_id = ${id} and server_id is not null`.execute(app.db)
  return rows.length
}

async function userStates(app: TestApp, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select distinct state from "user" where id = any(${ids})`.execute(
    app.db,
  )
  return rows.map(({ state }) => state)
}
