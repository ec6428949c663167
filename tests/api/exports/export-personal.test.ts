import { inflateRawSync } from 'node:zlib'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as approvals from '../../../commands/system/report-center/approvals'
import { copyPassword, schedule, retry } from '../../../commands/system/report-center/index'
import { exportPersonal } from '../../../commands/user-manage/user-list'
import approval from '../../../src/entities/staff-manage/approval'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import exportTask from '../../../src/entities/system/export-task'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { decryptedZip } from '../../support/decrypted-zip'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

const list = 'UserManage:userList'
const page = 'user-manage.user-list'
const rights = [list, `${list}.exportPersonal`]
const email = 'in.the.clear@iron-man.example'
const phone = '+8613812345678'
const reason = 'Court order 26-118'

describe('an export with personal data', () => {
  let app: TestApp
  let askerStaff: Staff
  let asker: Caller
  let decider: Caller
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true })
    askerStaff = await app.staff(rights)
    asker = app.as(askerStaff)
    decider = app.as(await app.staff(rights))
    await app.make(user, { displayId: '700001', nickname: 'Mei', email, phone })
    await app.make(user, { displayId: '700002', nickname: 'Tom' })
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const given = (ids: readonly string[]) => ({ page, filters: { displayId: { is: ids } }, columns: ['displayId'] })
  const ask = (over: object = {}, by = asker) =>
    by.run(exportPersonal, { reason, format: 'csv', list: given(['700001']), ...over })
  const withdraw = (id: number) => asker.run(approvals.withdraw, id)
  const approve = (id: number, by = decider) => by.run(approvals.approve, id)
  const tasks = () => records().where(exportTask, { createdBy: askerStaff.id })
  const made = async () => {
    const before = (await tasks()).length
    return () =>
      until('the file', async () => {
        const found = (await tasks()).sort((a, b) => b.id - a.id)
        return found.length > before && found[0]?.state === 'done' && found[0]
      })
  }
  const opened = async (id: number, format: string) => {
    const headers = { token: askerStaff.token }
    const { rawPayload } = await app.http.inject({ url: `/report/backend/exportTask/download?id=${id}`, headers })
    const told = await asker.run<{ result: { password: string } }>(copyPassword, id)
    return decryptedZip(rawPayload, `user-list.${format}`, told.data.result.password).plain
  }

  it('is a right of its own', async () => {
    const other = app.as(await app.staff([list, `${list}.export`, `${list}.reveal`]))
    expect((await ask({}, other)).code).toBe('A0301')
  })

  it('asks for a reason', async () => {
    expect(await ask({ reason: null })).toMatchObject({ code: 'A0400', data: { field: 'reason' } })
  })

  it('makes no file before a second person approves, and who asked is none', async () => {
    const { data } = await ask()
    const [id] = data.approvalIds as [number]
    expect(await tasks()).toEqual([])
    expect(await approve(id, asker)).toMatchObject({ code: 'B01' })
    expect(await ask()).toMatchObject({ code: 'B01' })
    expect(await records().where(approval, { id })).toMatchObject([{ state: 'pending', reason, code: rights[1] }])
    await withdraw(id)
    expect(await tasks()).toEqual([])
  })

  it('becomes an encrypted file of who asked, with what is masked elsewhere, and a last line that says whose it is', async () => {
    const file = await made()
    const { data } = await ask()
    expect(await approve(data.approvalIds[0] as number)).toMatchObject({ code: '00000' })
    const task = await file()
    expect(task).toMatchObject({ personal: true, createdBy: askerStaff.id, rows: 1 })
    const lines = inflateRawSync(await opened(task.id, 'csv'))
      .toString()
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^700001,/)
    expect(lines[1]).toContain(email)
    expect(lines[1]).toContain(phone)
    expect(lines[2]).toContain(reason)
    expect(lines[2]).toContain(askerStaff.username)
    const [entry] = await records().where(auditEntry, {
      command: `${page}.exportPersonal`,
      account: askerStaff.id,
      result: 'ok',
    })
    expect(entry).toMatchObject({ reason, code: rights[1] })
  })

  it('says whose it is in a workbook too', async () => {
    const file = await made()
    const { data } = await ask({ format: 'xlsx', list: given(['700001', '700002']) })
    await approve(data.approvalIds[0] as number)
    const task = await file()
    const { sheets } = await readXlsx(await opened(task.id, 'xlsx'))
    const rows = sheets[0]?.rows ?? []
    expect(rows).toHaveLength(4)
    expect(String(rows.at(-1)?.[0])).toContain(reason)
  })

  it('is refused on approval where who asked has lost the right', async () => {
    const lost = await app.staff(rights)
    const { data } = await ask({}, app.as(lost))
    await sql`update account set roles = '{}' where id = ${lost.id}`.execute(app.db)
    expect(await approve(data.approvalIds[0] as number)).toMatchObject({ code: 'B01' })
  })

  it('is made once: after it has expired it is asked for anew, and no schedule repeats it', async () => {
    const file = await made()
    const { data } = await ask({ list: given(['700002']) })
    await approve(data.approvalIds[0] as number)
    const { id } = await file()
    const rhythm = { frequency: 'daily', time: '08:00', timezone: 'UTC', recipients: [] }
    expect((await asker.refused(schedule, id, rhythm)).code).not.toBe('00000')
    await sql`update export_task set state = 'expired' where id = ${id}`.execute(app.db)
    expect(await asker.refused(retry, id)).toMatchObject({ code: 'B01' })
  })

  it('cannot be had by an ordinary export that says it was let out', async () => {
    const all = app.as(await app.staff('super'))
    const paramJson = { ...given(['700001']), released: { reason } }
    const forged = await all.save(exportTask, { exportType: 'user-list', paramJson })
    expect(forged).toMatchObject({ code: 'A0400' })
  })
})
