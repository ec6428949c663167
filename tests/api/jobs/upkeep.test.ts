import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import reviewDecision from '../../../src/entities/review-manage/review-decision'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import staffSession from '../../../src/entities/staff-manage/staff-session'
import batchJob from '../../../src/entities/system/batch-job'
import exportTask from '../../../src/entities/system/export-task'
import userGroup from '../../../src/entities/user-group/user-group'
import staffNotice from '../../../src/entities/system/staff-notice'
import { ensureOwnerParts, isByOwners } from '../../../src/server/db/owner-parts'
import { numbers, partsOf } from '../../../src/server/db/table-parts'
import { ownTables } from '../../../src/server/db/table-plan'
import { removingFiles } from '../../../src/server/domain/files/remove-file'
import { sweepLists } from '../../../src/server/domain/messages/sweep-lists'
import { storeList } from '../../../src/server/domain/messages/user-list'
import { sweep } from '../../../src/server/domain/upkeep/sweep'
import { expireExports } from '../../../src/server/domain/reports/export-expiry'
import { startTestApp, type TestApp } from '../../support/test-app'

const day = 86_400_000
const batchRows = ownTables.filter(isByOwners).find(({ name }) => name === 'batch_job_row')!
const word = { en: 'A word', zh_CN: '一句话' }

describe('what is kept for a time', () => {
  let app: TestApp
  const now = new Date()
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const idsOf = async (table: string) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(app.db)
    return rows.map(({ id }) => id)
  }
  /** Records are made now: their time is moved back. */
  const createdAt = (table: string, id: number, days: number) =>
    sql`update ${sql.table(table)} set created_at = ${ago(days)} where id = ${id}`.execute(app.db)
  /** No work runs by itself here. */
  const removeGone = async () => {
    for (const { name, data } of app.jobs.scheduled)
      if (name === removingFiles.work) await removingFiles.run(app.services, data)
  }
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('goes batchSize by batchSize once it is over, and what is not over stays', async () => {
    const notices = []
    for (let number = 0; number < 7; number++) notices.push(await app.make(staffNotice, { title: word }))
    for (const { id } of notices.slice(0, 5)) await createdAt('staff_notice', id, 91)
    expect((await sweep(app.services, now, { batchSize: 2 })).get('staffNotice')).toBe(5)
    expect(await idsOf('staff_notice')).toEqual(notices.slice(5).map(({ id }) => id))
  })

  it('goes with a later round where one has enough to do', async () => {
    const notices = []
    for (let number = 0; number < 6; number++) notices.push(await app.make(staffNotice, { title: word }))
    for (const { id } of notices) await createdAt('staff_notice', id, 91)
    const before = (await idsOf('staff_notice')).length
    await sweep(app.services, now, { batchSize: 1, batches: 1 })
    expect((await idsOf('staff_notice')).length).toBeGreaterThan(before - 6)
    await sweep(app.services, now)
    expect((await idsOf('staff_notice')).length).toBe(before - 6)
  })

  it('stays while something that stays refers to it, and holds nothing else up', async () => {
    const ended = { state: 'ended', endedAt: ago(400) } as const
    const referred = await app.make(staffSession, ended)
    const second = await app.make(staffSession, ended)
    const active = await app.make(staffSession, { state: 'active', startedAt: ago(800) })
    const entry = await app.make(auditEntry, { session: referred.id, at: ago(300) })
    await sweep(app.services, now, { batchSize: 1 })
    const left = await idsOf('staff_session')
    expect(left).toEqual(expect.arrayContaining([referred.id, active.id]))
    expect(left).not.toContain(second.id)
    await sql`update audit_entry set session = null where id = ${entry.id}`.execute(app.db)
    await sweep(app.services, now)
    expect(await idsOf('staff_session')).not.toContain(referred.id)
  })

  it('stays where a legal matter holds it back', async () => {
    const [legal, plain] = [
      await app.make(reviewReason, { legal: true }),
      await app.make(reviewReason, { legal: false }),
    ]
    const held = await app.make(reviewDecision, { decidedAt: ago(1_200), reasons: [plain.id, legal.id] })
    const over = await app.make(reviewDecision, { decidedAt: ago(1_200), reasons: [plain.id] })
    await sweep(app.services, now)
    const left = await idsOf('review_decision')
    expect(left).toContain(held.id)
    expect(left).not.toContain(over.id)
  })

  it('takes its files and what belongs to it along', async () => {
    const { storage } = app.services
    const failures = 'failures/1.csv'
    await storage.write(failures, Readable.from(['1,no']))
    const job = await app.make(batchJob, { state: 'done', failures, finishedAt: ago(500) })
    await createdAt('batch_job', job.id, 500)
    await sql`insert into batch_job_row (job_id, row_id, status) values (${job.id}, 1, 'done'), (${job.id}, 2, 'failed')`.execute(
      app.db,
    )
    await sql`insert into work_item (kind, work_id, plan) values ('batchJob', ${job.id}, '{}'), ('exportTask', ${job.id}, '{}')`.execute(
      app.db,
    )
    const gone = await sweep(app.services, now)
    expect([gone.get('batch_job_row'), gone.get('batchJob')]).toEqual([2, 1])
    // It goes by a work of its own, once the record has gone for good.
    await removeGone()
    expect(await storage.read(failures)).toBeUndefined()
    const { rows } = await sql`select kind from work_item where work_id = ${job.id}`.execute(app.db)
    expect(rows).toEqual([{ kind: 'exportTask' }])
  })

  it('keeps its files where it cannot go itself', async () => {
    const { storage } = app.services
    const [file, ended] = ['exports/held.csv', { state: 'done', finishedAt: ago(500) } as const]
    await storage.write(file, Readable.from(['1']))
    const job = await app.make(batchJob, { ...ended, failures: file })
    await createdAt('batch_job', job.id, 500)
    const failing = { ...app.services.jobs, schedule: () => Promise.reject(new Error('killed')) }
    await expect(sweep({ ...app.services, jobs: failing }, now)).rejects.toThrow('killed')
    expect(await idsOf('batch_job')).toContain(job.id)
    expect(await storage.read(file)).toBeDefined()
    await sweep(app.services, now)
    await removeGone()
    expect(await storage.read(file)).toBeUndefined()
  })

  it('of lists read from files of users, those that no record names go', async () => {
    const { storage } = app.services
    for (const file of ['push/named.csv', 'push/left.csv', 'push/fresh.csv']) {
      await storage.write(file, Readable.from(['displayId\n1000001']))
      await storeList(app.db, file, ['1000001', '1000002'])
    }
    await app.make(userGroup, { userFile: 'push/named.csv' })
    await sql`update push_list set read_at = ${ago(8)} where file <> 'push/fresh.csv'`.execute(app.db)
    expect(await sweepLists(app.services, now)).toBe(1)
    const { rows } = await sql`select distinct file from push_list_member order by file`.execute(app.db)
    expect(rows).toEqual([{ file: 'push/fresh.csv' }, { file: 'push/named.csv' }])
    await removeGone()
    expect(await storage.read('push/left.csv')).toBeUndefined()
    expect(await storage.read('push/named.csv')).toBeDefined()
  })

  it('of the rows of a bulk run, only those of runs that ended long ago', async () => {
    const [old, fresh] = [
      await app.make(batchJob, { state: 'done', finishedAt: ago(123) }),
      await app.make(batchJob, { state: 'done', finishedAt: ago(89) }),
    ]
    for (const { id } of [old, fresh])
      await sql`insert into batch_job_row (job_id, row_id, status) values (${id}, 1, 'done')`.execute(app.db)
    await sweep(app.services, now)
    const { rows } = await sql`select job_id from batch_job_row`.execute(app.db)
    expect(rows).toEqual([{ job_id: fresh.id }])
    expect(await idsOf('batch_job')).toEqual(expect.arrayContaining([old.id, fresh.id]))
  })

  it('of runs that are all over, the rows of a whole batchSize go at once', async () => {
    const ids = [10_001, 10_002, 11_001]
    await ensureOwnerParts(app.db, app.services.config, batchRows)
    await sql`select setval(pg_get_serial_sequence('batch_job', 'id'), 9999)`.execute(app.db)
    await ensureOwnerParts(app.db, app.services.config, batchRows)
    for (const id of ids) {
      await sql`select setval(pg_get_serial_sequence('batch_job', 'id'), ${id}, false)`.execute(app.db)
      await app.make(batchJob, { state: 'done', finishedAt: ago(id < 11_000 ? 91 : 1) })
      await sql`insert into batch_job_row (job_id, row_id, status) values (${id}, 1, 'done')`.execute(app.db)
    }
    const parts = async () => (await partsOf(app.db, 'batch_job_row', numbers)).map(({ name }) => name)
    expect(await parts()).toEqual(expect.arrayContaining(['batch_job_row_10000', 'batch_job_row_11000']))
    await sweep(app.services, now)
    expect(await parts()).not.toContain('batch_job_row_10000')
    expect(await parts()).toEqual(expect.arrayContaining(['batch_job_row_11000', 'batch_job_row_13000']))
    const { rows } = await sql<{ job_id: number; part: string }>`select job_id, tableoid::regclass::text as part
      from batch_job_row where job_id > 10000`.execute(app.db)
    expect(rows).toEqual([{ job_id: 11_001, part: 'batch_job_row_11000' }])
  })

  it.runIf(process.env.DATABASE !== 'embedded')(
    'has nobody wait: what another transaction holds goes with a later round',
    async () => {
      await sql`insert into server_instance (id, started_at, seen_at) values ('gone', now(), ${ago(2)}), ('held', now(), ${ago(3)})`.execute(
        app.db,
      )
      await app.db.transaction().execute(async (holding) => {
        await sql`select 1 from server_instance where id = 'held' for update`.execute(holding)
        await sweep(app.services, now)
        const { rows } = await sql`select id from server_instance where id in ('gone', 'held')`.execute(app.db)
        expect(rows).toEqual([{ id: 'held' }])
      })
      await sweep(app.services, now)
      const { rows } = await sql`select id from server_instance where id in ('gone', 'held')`.execute(app.db)
      expect(rows).toEqual([])
    },
  )

  it('is kept for as long as the operator says', async () => {
    const notice = await app.make(staffNotice, { title: word })
    await createdAt('staff_notice', notice.id, 20)
    await sweep(app.services, now)
    expect(await idsOf('staff_notice')).toContain(notice.id)
    const config = { ...app.services.config, keep: new Map([['staffNotice', { days: 10 }]]) }
    await sweep({ ...app.services, config }, now)
    expect(await idsOf('staff_notice')).not.toContain(notice.id)
  })

  it('has no password left once the file is gone that it opens', async () => {
    const task = await app.make(exportTask, { state: 'done', personal: true, expiresAt: ago(1) })
    await sql`insert into work_item (kind, work_id, plan) values ('exportTask', ${task.id}, '{"password":"secret","zone":"UTC"}')
      on conflict (kind, work_id) do update set plan = excluded.plan`.execute(app.db)
    await expireExports.run(app.services, {})
    const { rows } = await sql`select plan from work_item where kind = 'exportTask' and work_id = ${task.id}`.execute(
      app.db,
    )
    expect(rows).toEqual([{ plan: { zone: 'UTC' } }])
  })
})
