import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as index from '../../../commands/system/report-center/index'
import * as jobs from '../../../commands/system/report-center/jobs'
import { disable, restore } from '../../../commands/user-manage/user-list'
import device from '../../../src/entities/user-manage/device'
import type { Caller } from '../../support/caller'
import { jobEnd } from '../../support/job-end'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

const terms = { reasonCode: 'spam', reason: 'Sold accounts' } as const

describe('records of a job that go several in a transaction', () => {
  let app: TestApp
  let member: Staff
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true })
    member = await app.staff('super')
    caller = app.as(member)
  })
  afterAll(() => app.stop())

  const idsOf = ({ rows }: { readonly rows: readonly { readonly id: number }[] }) => rows.map(({ id }) => id)
  const makeTasks = async (count: number) =>
    idsOf(
      await sql<{ id: number }>`insert into export_task (export_type, param_json, timestamp, format, downloads, state,
        version, created_at, created_by, updated_at)
      select 'batch', '{}', now(), 'csv', 0, 'queued', 1, now(), ${member.id}, now() from generate_series(1, ${count}::int)
      returning id`.execute(app.db),
    )
  const makeUsers = async (name: string, count: number) =>
    idsOf(
      await sql<{ id: number }>`insert into "user" (display_id, nickname, gender, kind, state, coins, registered_at,
        version, created_at, updated_at)
      select ${name} || n, ${name} || '-' || n, 'unknown', 'normal', 'normal', 0, now(), 1, now(), now()
      from generate_series(1, ${count}::int) n returning id`.execute(app.db),
    )
  const ended = (id: number) => jobEnd(app, id)
  const cancelled = async (ids: readonly number[]) => ended((await caller.run(index.cancel, ids)).data.jobId)
  const disabled = async (ids: readonly number[]) => ended((await caller.run(disable, ids, terms)).data.jobId)
  const notDone = async (job: number) => {
    const { rows } = await sql<{ row_id: number; status: string; message: string }>`select row_id, status, message
      from batch_job_row where job_id = ${job} and status <> 'done' order by row_id`.execute(app.db)
    return rows.map(({ row_id, status, message }) => [
      row_id,
      status,
      (JSON.parse(message) as { caption: string }).caption,
    ])
  }
  /** By the records: batches that go at once write theirs at once. */
  const audited = async (job: number) => {
    const { rows } = await sql<{
      record_id: string
    }>`select record_id from audit_entry where job = ${job} order by record_id::bigint, id`.execute(app.db)
    return rows.map(({ record_id }) => Number(record_id))
  }
  /** The database refuses to change this record, and says nothing that people could read. */
  const breakRecord = async (table: string, id: number) => {
    const rule = sql.ref(`broken_${table}_${id}`)
    await sql`create function ${rule}() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
      app.db,
    )
    await sql`create trigger ${rule} before update on ${sql.table(table)} for each row
      when (old.id = ${sql.lit(id)}) execute function ${rule}()`.execute(app.db)
  }

  it.each([
    ['one after the other', () => makeTasks(60), cancelled, 'export_task'],
    ['side by side', () => makeUsers('gone', 60), disabled, 'user'],
  ] as const)('leave all others done where one in their middle is gone, %s', async (_how, make, run, table) => {
    const ids = await make()
    const gone = ids[30] ?? 0
    await sql`delete from ${sql.table(table)} where id = ${gone}`.execute(app.db)
    const job = await run(ids)
    expect(job).toMatchObject({ state: 'partlyFailed', done: 59, failed: 1 })
    expect(await notDone(job.id)).toEqual([[gone, 'failed', 'error.notFound']])
    expect(await audited(job.id)).toEqual(ids.filter((id) => id !== gone))
  })

  it.each([
    ['one after the other', () => makeTasks(60), cancelled, 'export_task'],
    ['side by side', () => makeUsers('broken', 60), disabled, 'user'],
  ] as const)('leave all others done where one in their middle fails, %s', async (_how, make, run, table) => {
    const ids = await make()
    const broken = ids[30] ?? 0
    await breakRecord(table, broken)
    const job = await run(ids)
    expect(job).toMatchObject({ state: 'partlyFailed', done: 59, failed: 1 })
    expect(await notDone(job.id)).toEqual([[broken, 'failed', 'error.ours']])
    const states = await sql<{ version: number; count: number }>`select version, count(*)::int as count
      from ${sql.table(table)} where id = any(${ids}) group by 1 order by 1`.execute(app.db)
    expect(states.rows).toEqual([
      { version: 1, count: 1 },
      { version: 2, count: 59 },
    ])
  })

  it('are left as they are where they cannot take the command, each with why, among others that are done', async () => {
    const ids = await makeUsers('deleted', 40)
    const deleted = ids.filter((_id, at) => at % 10 === 5)
    await sql`update "user" set state = 'deleted' where id = any(${deleted})`.execute(app.db)
    const job = await disabled(ids)
    expect(job).toMatchObject({ state: 'done', done: 36, skipped: 4 })
    expect(await notDone(job.id)).toEqual(deleted.map((id) => [id, 'skipped', 'error.wrongState']))
  })

  it('are audited once each, with what was changed of it and what came of it', async () => {
    const ids = await makeUsers('told', 40)
    const job = await disabled(ids)
    expect(await audited(job.id)).toEqual(ids)
    const { rows } = await sql<{ record_id: string; title: string; user: number; marked: number; waits: boolean }>`
      select e.record_id, e.record_title as title, (e.changes -> 0 -> 'after' ->> 'user')::int as user,
        (select row_id from batch_job_row r where r.job_id = ${job.id} and r.audit_id = e.id)::int as marked,
        exists (select from audit_waiting w where w.entry_id = e.id)
          or exists (select from audit_link l where l.entry_id = e.id) as waits
      from audit_entry e where e.job = ${job.id} order by e.record_id::bigint`.execute(app.db)
    expect(rows).toEqual(
      ids.map((id, at) => ({ record_id: String(id), title: `told-${at + 1}`, user: id, marked: id, waits: true })),
    )
  })

  it('are taken back as they were done, but for those that somebody has changed since', async () => {
    const ids = await makeUsers('back', 40)
    const job = await disabled(ids)
    const moved = ids[20] ?? 0
    await sql`update "user" set state = 'normal', version = version + 1 where id = ${moved}`.execute(app.db)
    const undone = await caller.run<{ result: { jobId: number } }>(jobs.undo, job, { reason: 'The wrong list' })
    const back = await ended(undone.data.result.jobId)
    expect(back).toMatchObject({ state: 'partlyFailed', done: 39, failed: 1 })
    expect(await notDone(back.id)).toEqual([[moved, 'failed', 'error.undoMoved']])
    const { rows } = await sql`select 1 from blacklist_entry where "user" = any(${ids}) and state = 'active'`.execute(
      app.db,
    )
    expect(rows).toHaveLength(1)
  })

  it('go one after the other where they have to do with the same third record, which is then changed once', async () => {
    const shared = await app.make(device, { state: 'normal' })
    const ids = await makeUsers('phone', 25)
    const { data } = await caller.run(disable, ids, { ...terms, device: shared.id })
    expect(await ended(data.jobId)).toMatchObject({ state: 'done', done: 25 })
    const { rows } = await sql`select state, version from device where id = ${shared.id}`.execute(app.db)
    expect(rows).toEqual([{ state: 'blocked', version: 2 }])
    expect(await audited(data.jobId)).toEqual(ids)
  })

  it('come back side by side as they went', async () => {
    const ids = await makeUsers('again', 25)
    await disabled(ids)
    const { data } = await caller.run(restore, ids, { reason: 'a mistake' })
    expect(await ended(data.jobId)).toMatchObject({ state: 'done', done: 25 })
    const { rows } = await sql`select distinct u.state, u.active_bans, b.state as ban, b.lift_reason from "user" u
      join blacklist_entry b on b."user" = u.id where u.id = any(${ids})`.execute(app.db)
    expect(rows).toEqual([{ state: 'normal', active_bans: 0, ban: 'lifted', lift_reason: 'a mistake' }])
  })
})
