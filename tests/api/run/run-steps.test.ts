import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setRatio } from '../../../commands/escort-manage/user-list'
import { approve } from '../../../commands/system/report-center/approvals'
import { cancel } from '../../../commands/system/report-center/index'
import { downloadFailures } from '../../../commands/system/report-center/jobs'
import { disable } from '../../../commands/user-manage/user-list'
import navigation from '../../../src/entities/app-manage/navigation'
import language from '../../../src/entities/develop-manage/language'
import escort from '../../../src/entities/escort-manage/escort'
import escortRatio from '../../../src/entities/escort-manage/escort-ratio'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import batchJob from '../../../src/entities/system/batch-job'
import exportTask from '../../../src/entities/system/export-task'
import user from '../../../src/entities/user-manage/user'
import homeTvSettingPage from '../../../src/pages/app-manage/home-tv-setting'
import languageListPage from '../../../src/pages/develop-manage/language-list'
import { Records } from '../../../src/server/db/records'
import { askOutside } from '../../../src/server/base/outside'
import { inTransaction } from '../../../src/server/pipeline/in-transaction'
import { startTestApp } from '../../support/test-app'
import type { TestApp } from '../../support/test-app'
import { commandOf } from '../../support/declared-commands'

const clerkCodes = ['', '.disable', '.restore', '.ban', '.liftBan'].map((name) => `UserManage:userList${name}`)

describe('a command runs by the same steps, whoever asks', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const stateOf = async (id: number) => (await records().where(user, { id }))[0]?.state
  const entryOf = async (id: number) => {
    const { rows } = await sql<{ id: number }>`select id from audit_entry where undoes = ${id}`.execute(app.db)
    return rows[0]!.id
  }

  it('undo asks for the right of what it takes back, and of what it does again', async () => {
    const clerk = await app.staff(clerkCodes)
    const { id } = await app.make(user)
    const terms = {
      reasonCode: 'spam',
      reason: 'advertising',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    }
    const { data } = await app.as(clerk).run(disable, id, terms)
    const held = await sql<{ roles: number[] }>`select roles from account where id = ${clerk.id}`.execute(app.db)
    await sql`update account set roles = '{}' where id = ${clerk.id}`.execute(app.db)
    expect(await app.as(clerk).undo(data.auditIds)).toMatchObject({ code: 'A0301' })
    expect(await stateOf(id)).toBe('disabled')
    await sql`update account set roles = ${held.rows[0]!.roles} where id = ${clerk.id}`.execute(app.db)
    expect(await app.as(clerk).undo(data.auditIds)).toMatchObject({ code: '00000' })
    expect(await stateOf(id)).toBe('normal')
    await sql`update account set roles = '{}' where id = ${clerk.id}`.execute(app.db)
    expect(await app.as(clerk).undo([await entryOf(data.auditIds[0]!)])).toMatchObject({ code: 'A0301' })
    expect(await stateOf(id)).toBe('normal')
  })

  it('what two people agreed to is not taken back by one of them', async () => {
    const [asker, second] = [await app.staff('super'), app.as(await app.staff('super'))]
    const ratio = (await app.make(escortRatio)).id
    const made = await app.make(escort, { user: (await app.make(user)).id, cover: ['a/b.png'], state: 'active' })
    const { data } = await app.as(asker).run(setRatio, made, { ratio, reason: 'new contract' })
    const id = data.approvalIds![0]!
    const approved = await second.run<{ result: { auditId: number } }>(approve, id)
    expect(approved).toMatchObject({ code: '00000' })
    expect(await app.as(asker).undo([approved.data.result.auditId])).toMatchObject({ code: 'B01' })
    expect((await records().where(escort, { id: made.id }))[0]).toMatchObject({ ratio })
  })

  it('others’ records do not exist, neither for a run nor for a dry run', async () => {
    const [owner, other] = [await app.staff([]), app.as(await app.staff([]))]
    const job = await app.make(batchJob, { title: 'Private job', command: 'x' })
    const task = await app.make(exportTask, { title: 'Private export', exportType: 'user-list', state: 'queued' })
    await sql`update batch_job set created_by = ${owner.id}, failures = 'failures/1.csv' where id = ${job.id}`.execute(
      app.db,
    )
    await sql`update export_task set created_by = ${owner.id} where id = ${task.id}`.execute(app.db)
    expect(await other.refused(downloadFailures, job)).toMatchObject({ code: 'A0404' })
    const preview = await other.preview(cancel, [task])
    expect(preview).toMatchObject({ code: 'A0404' })
    const among = await other.preview(cancel, [task.id, 999_999])
    expect(JSON.stringify(among)).not.toContain('Private')
    expect(await app.as(owner).preview(cancel, [task])).toMatchObject({
      data: { total: 1 },
    })
  })

  it('a page’s commands reach no record that its list is held from', async () => {
    const tv = app.as(await app.staff(['', '.edit', '.delete'].map((verb) => `AppManage:homeTvSetting${verb}`)))
    const ofApp = await app.make(navigation, { platform: 'app' })
    const ofTv = await app.make(navigation, { platform: 'tv' })
    const remove = (id: number) => tv.refused(commandOf(homeTvSettingPage, 'delete'), id)
    expect(await remove(ofApp.id)).toMatchObject({ code: 'A0404' })
    expect(await records().where(navigation, { id: ofApp.id })).toHaveLength(1)
    expect((await remove(ofTv.id)).code).not.toBe('A0404')
  })

  it('what makes room for a record that moves is a change like any other, as far as the nearest gap', async () => {
    const chief = app.as(await app.staff('super'))
    const made = [1, 2, 3, 4, 9].map((order) => app.make(language, { order }))
    const rows = await Promise.all(made)
    const places = () => Promise.all(rows.map(async ({ id }) => (await records().where(language, { id }))[0]?.order))
    const move = (at: number, position: number) =>
      chief.run(commandOf(languageListPage, 'moveTo'), rows[at]!, { position })
    expect(await places()).toEqual([1, 2, 3, 4, 9])
    const moved = await move(3, 2)
    expect(moved).toMatchObject({ code: '00000' })
    expect(await places()).toEqual([1, 3, 4, 2, 9])
    expect((await records().where(language, { id: rows[1]!.id }))[0]?.version).toBe(2)
    expect((await records().where(language, { id: rows[0]!.id }))[0]?.version).toBe(1)
    const [entry] = await records().where(auditEntry, { id: moved.data.auditIds[0]! })
    expect(new Set(entry?.changes?.map(({ id }) => id))).toEqual(new Set([1, 2, 3].map((at) => rows[at]!.id)))
    expect(await chief.undo(moved.data.auditIds)).toMatchObject({ code: '00000' })
    expect(await places()).toEqual([1, 2, 3, 4, 9])
    await move(0, 3)
    expect(await places()).toEqual([4, 2, 3, 5, 9])
  })

  it('a transaction tells of its changes after the commit, and is begun anew where it lost against another', async () => {
    const heard: string[] = []
    const stop = app.services.events.subscribe(({ kind }) => heard.push(...[kind].filter((each) => each === 'caches')))
    let tries = 0
    const result = await inTransaction(app.services, async ({ db, services }) => {
      tries++
      services.events.publish({ kind: 'caches', caches: [] })
      expect(heard).toEqual([])
      await (tries < 3 ? sql`do $$ begin raise exception using errcode = '40P01'; end $$` : sql`select 1`).execute(db)
      return tries
    })
    expect([result, heard]).toEqual([3, ['caches']])
    const failed = inTransaction(app.services, ({ services }) => {
      services.events.publish({ kind: 'caches', caches: [] })
      return Promise.reject(new Error('refused'))
    })
    await expect(failed).rejects.toThrow('refused')
    expect(heard).toEqual(['caches'])
    stop()
  })

  it('nobody outside is asked while a transaction is open, and nobody twice', async () => {
    let [asked, begun] = [0, 0]
    const ask = async () => {
      // On the embedded database this waits for ever while another transaction is open.
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from language where code = 'asked'`.execute(app.db)
      expect(Number(rows[0]!.count)).toBe(0)
      return ++asked
    }
    const answer = await inTransaction(app.services, async ({ db, services }) => {
      begun++
      await sql`update language set code = 'asked' where code = 'x1'`.execute(db)
      return [
        await askOutside(services, 'a', ask),
        await askOutside(services, 'b', ask),
        await askOutside(services, 'a', ask),
      ]
    })
    expect([answer, begun]).toEqual([[1, 2, 1], 3])
  })

  it('what asks anew for ever, by another key each time, is ended', async () => {
    let asked = 0
    const asking = inTransaction(app.services, ({ services }) =>
      askOutside(services, `${asked++}`, () => Promise.resolve(0)),
    )
    await expect(asking).rejects.toThrow('has to be begun again')
  })
})
