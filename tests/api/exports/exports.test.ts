import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Readable } from 'node:stream'
import { retry } from '../../../commands/system/report-center/index'
import country from '../../../src/entities/develop-manage/country'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import exportTask from '../../../src/entities/system/export-task'
import user from '../../../src/entities/user-manage/user'
import userLabel from '../../../src/entities/user-manage/user-label'
import { Records } from '../../../src/server/db/records'
import { registry } from '../../../src/server/base/declarations'
import { copySql } from '../../../src/server/jobs/export/copy-sql'
import { exportColumns } from '../../../src/server/jobs/export/export-columns'
import { resolveExport } from '../../../src/server/jobs/export/export-list'
import { csvLine, type Cell } from '../../../src/server/sheets/csv'
import { inTransaction } from '../../../src/server/pipeline/in-transaction'
import { accountById } from '../../../src/server/access/account'
import type { Account } from '../../../src/server/access/account'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { Staff, TestApp } from '../../support/test-app'
import { until } from '../../support/until'

const page = 'user-manage.user-list'
const rights = ['UserManage:userList', 'UserManage:userList.export']

const saveUrl = '/report/backend/exportTask/save'

describe('an export', () => {
  let app: TestApp
  let analyst: Staff
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true })
    analyst = await app.staff(rights)
    caller = app.as(analyst)
    await makeUsers(app)
  })
  afterAll(() => app.stop())

  const save = (body: object, by: Caller = caller) =>
    by.post<{ id: number; rows: number; flagged: boolean }>(saveUrl, {
      exportType: 'user-list',
      timestamp: Date.now(),
      format: 'csv',
      ...body,
    })
  const taskOf = (id: number) => new Records(app.db, null, new Date()).get(exportTask, id)
  const finished = (id: number) =>
    until('the export to end', async () => {
      const task = await taskOf(id)
      return !['queued', 'running'].includes(task.state) && task
    })
  const accountOfStaff = async () => (await accountById(app.db, analyst.id)) as Account
  const fetchFile = async (id: number, by = analyst) => {
    const url = `/report/backend/exportTask/download?id=${id}`
    return app.http.inject({ url, headers: { token: by.token } })
  }
  const exported = async (params: object, rest: object = {}) => {
    const saved = await save({ paramJson: JSON.stringify({ page, ...params }), ...rest })
    const task = await finished(saved.data.id)
    return { task, file: await fetchFile(task.id) }
  }

  it('holds the list row for row: its filters, its sort, its columns', async () => {
    const query = { filters: { kind: { is: ['normal', 'anchor'] } }, sort: 'level,-coins', page }
    const columns = ['displayId', 'nickname', 'level', 'coins']
    const { file } = await exported({ ...query, columns })
    const shown = await caller.list(user, { ...query, columns, size: 200 })
    const lines = file.body
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(1, -1)
    expect(lines.map((line) => line.split(',')[0])).toEqual(shown.data.rows.map((row) => row.displayId))
    expect(lines).toHaveLength(80)
  })

  it('says what people read: captions, labels, major units, their own time zone', async () => {
    const columns = ['displayId', 'nickname', 'kind', 'state', 'country', 'labels', 'totalPaid', 'registeredAt']
    const { file } = await exported({ filters: { displayId: { is: ['100001'] } }, columns, language: 'zh' })
    const [, line] = file.body.split('\r\n')
    expect(line).toBe("100001,'=1+1,普通,正常,国家 1,标签 1、标签 2,12.3,2026-03-01 08:00:01")
  })

  it('starts with a mark that tells a spreadsheet its encoding', async () => {
    const { file } = await exported({ columns: ['displayId'] })
    expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })

  const hardColumns = [
    ...['portrait', 'displayId', 'nickname', 'kind', 'state', 'country', 'language', 'level', 'vipState', 'coins'],
    ...['totalPaid', 'labels', 'riskScore', 'activeBans', 'registeredAt', 'lastActiveAt', 'vipExpiresAt'],
  ]
  /** What the server writes row by row, in the answer itself. */
  const atOnce = (paramJson: object, format: 'csv' | 'xlsx') =>
    app.http.inject({
      method: 'POST',
      url: '/excel/common/export',
      headers: { token: analyst.token },
      payload: { exportType: 'user-list', paramJson, format },
    })

  it('is the same file whether the database or the server writes the cells', async () => {
    const params = { page, columns: hardColumns, sort: 'nickname' }
    const { file } = await exported(params)
    const written = await atOnce(params, 'csv')
    expect(written.body).toBe(file.body)
    expect(written.body.split('\r\n').length).toBeGreaterThan(120)
  })

  it('holds the same as a workbook as it does as CSV, whoever writes the cells', async () => {
    const params = { page, columns: hardColumns, sort: 'nickname' }
    const { file: csv } = await exported(params)
    const { file } = await exported(params, { format: 'xlsx' })
    const written = await atOnce(params, 'xlsx')
    expect(await asCsv(file.rawPayload)).toBe(csv.body.slice(1))
    expect(await asCsv(written.rawPayload)).toBe(csv.body.slice(1))
  })

  it('is written by the database in every column that the list of users shows', async () => {
    const { services, db } = app
    const context = { account: await accountOfStaff(), language: 'en' as const, now: new Date(), services, db }
    const list = await resolveExport(registry, context, 'user-list', { page })
    const reader = { ...context, zone: 'Asia/Shanghai' }
    const columns = exportColumns(registry, list.entity, list.columns, reader)
    expect(await copySql(registry, app.db, list, columns, reader, 'csv')).toContain('"user"."nickname"')
    expect(await copySql(registry, app.db, list, columns, reader, 'xlsx')).toContain('"user"."nickname"')
  })

  it('opens in a spreadsheet, with numbers that are numbers', async () => {
    const columns = ['displayId', 'nickname', 'level', 'totalPaid']
    const { file } = await exported({ filters: { displayId: { is: ['100001'] } }, columns }, { format: 'xlsx' })
    const book = await readXlsx(file.rawPayload)
    expect(book.sheets[0]?.rows[1]).toEqual(['100001', '=1+1', 1, 12.3])
  })

  it('keeps masked what its requester may not read', async () => {
    const { file } = await exported({ filters: { displayId: { is: ['100001'] } }, columns: ['displayId'] })
    expect(file.body).not.toContain('@')
    const refused = await save({ paramJson: { page, columns: ['email'] } })
    expect(refused).toMatchObject({ code: 'A0400', data: { field: 'columns' } })
  })

  it('is refused without the right of exactly that page', async () => {
    const other = app.as(await app.staff(['UserManage:userList', 'UserManage:userBlackList.export']))
    expect(await save({ paramJson: { page } }, other)).toMatchObject({ code: 'A0301' })
  })

  it('over more than a year is refused, naming the field', async () => {
    const filters = { registeredAt: { from: '2024-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' } }
    expect(await save({ paramJson: { page, filters } })).toMatchObject({
      code: 'A0400',
      data: { field: 'registeredAt' },
    })
  })

  it('over more than 3 months is flagged before it runs', async () => {
    const filters = { registeredAt: { from: '2026-01-01T00:00:00.000Z', to: '2026-06-01T00:00:00.000Z' } }
    const asked = await caller.post(saveUrl, { exportType: 'user-list', paramJson: { page, filters }, dryRun: true })
    expect(asked.data).toMatchObject({ flagged: true, field: 'registeredAt', rows: 120 })
  })

  it('tells beforehand what it would hold, and the log under which right it was asked for', async () => {
    const paramJson = { page, columns: ['displayId', 'nickname'] }
    expect(await save({ paramJson, dryRun: true })).toMatchObject({
      data: { total: 120, eligible: 120, reasons: [], rows: 120, columns: 2, personal: false },
    })
    const { data } = await save({ paramJson })
    const [entry] = await new Records(app.db, null, new Date()).where(auditEntry, {
      command: `${page}.export`,
      recordId: String(data.id),
    })
    expect(entry).toMatchObject({ kind: 'export', code: 'UserManage:userList.export', args: { format: 'csv' } })
    expect(entry?.entity).toBe('exportTask')
    await finished(data.id)
  })

  it('of more rows than the roles allow is refused, with the limit', async () => {
    await sql`update role set export_row_limit = 50`.execute(app.db)
    const refused = await save({ paramJson: { page } })
    expect(refused).toMatchObject({ code: 'B01' })
    expect(refused.msg).toContain('50')
    await sql`update role set export_row_limit = 50000`.execute(app.db)
  })

  it('is fetched by its requester alone, who is counted', async () => {
    const { task, file } = await exported({ columns: ['displayId'] })
    expect(file.statusCode).toBe(200)
    expect((await fetchFile(task.id, await app.staff('super'))).json()).toMatchObject({ code: 'B01' })
    expect((await taskOf(task.id)).downloads).toBe(1)
    const { rows } =
      await sql`select 1 from audit_entry where kind = 'download' and record_id = ${String(task.id)}`.execute(app.db)
    expect(rows).toHaveLength(1)
  })

  it('leaves a notice when it is ready', async () => {
    await exported({ columns: ['displayId'] })
    const { rows } = await sql<{ link: string }>`select link from staff_notice
      where account = ${analyst.id} and kind = 'exportReady'`.execute(app.db)
    expect(rows[0]?.link).toBe('/report-center/index')
  })

  it('is made anew by a retry, under a name of its own', async () => {
    const { task } = await exported({ columns: ['displayId'] })
    await sql`update export_task set state = 'failed' where id = ${task.id}`.execute(app.db)
    await caller.run(retry, task)
    const again = await finished(task.id)
    expect(again).toMatchObject({ state: 'done', rows: 120 })
    expect(again.file).not.toBe(task.file)
  })

  it('is seen by its requester alone', async () => {
    const { task } = await exported({ columns: ['displayId'] })
    const other = app.as(await app.staff(rights))
    expect((await other.list(exportTask)).data.rows).toEqual([])
    expect(await other.read(exportTask, task.id)).toMatchObject({ code: 'A0404' })
  })

  it('has a file that a transaction removes: gone once that is committed, there where it fails', async () => {
    const { storage } = app.services
    const read = async (key: string) => {
      const found = await storage.read(key)
      found?.content.destroy()
      return found?.size
    }
    const removing = (key: string, rest: () => Promise<void>) =>
      inTransaction(app.services, async ({ services }) => {
        await services.storage.remove(key)
        expect(await read(key)).toBe(4)
        await rest()
      })
    for (const key of ['a.txt', 'b.txt']) await storage.write(key, Readable.from([Buffer.from('text')]))
    const failing = removing('a.txt', () => Promise.reject(new Error('refused')))
    await expect(failing).rejects.toThrow('refused')
    await removing('b.txt', () => Promise.resolve())
    await until('the file to go', async () => (await read('b.txt')) === undefined)
    expect(await read('a.txt')).toBe(4)
  })

  it('expires: the file is gone, the task stays', async () => {
    const { task } = await exported({ columns: ['displayId'] })
    await sql`update export_task set expires_at = now() - interval '1 hour' where id = ${task.id}`.execute(app.db)
    expect((await fetchFile(task.id)).json()).toMatchObject({ code: 'B01' })
  })
})

/** The first sheet of a workbook, as a CSV file would have it. */
async function asCsv(book: Buffer): Promise<string> {
  const [sheet] = (await readXlsx(book)).sheets
  const [headings = [], ...rows] = sheet?.rows ?? []
  const whole = (row: readonly unknown[]) => headings.map((_heading, at) => (row[at] ?? null) as Cell)
  return [headings, ...rows].map((row) => csvLine(whole(row))).join('')
}

/** 120 users, some of them hard to write down. */
async function makeUsers({ db, make }: TestApp): Promise<void> {
  const first = await make(country, { name: { zh_CN: '国家 1', en: 'Country 1' } } as never)
  const labels = [
    await make(userLabel, { name: { zh_CN: '标签 1', en: 'Label 1' } } as never),
    await make(userLabel, { name: { zh_CN: '标签 2', en: 'Label 2' } } as never),
  ]
  const names = ['=1+1', 'a,b', 'say "hi"', 'two\nlines', '短剧迷', '', '-5', '1234567890123456789']
  const kinds = ['normal', 'anchor', 'official']
  for (let index = 0; index < 120; index++)
    await make(user, {
      displayId: String(100_001 + index),
      nickname: names[index % names.length] ?? '',
      kind: kinds[index % kinds.length],
      portrait: index % 2 === 0 ? 'demo/portrait/a-1.svg' : null,
      email: `user${index}@iron-man.example`,
      country: index % 4 === 3 ? null : first.id,
      labels: index % 5 === 0 ? labels.map(({ id }) => id) : index % 5 === 1 ? [] : [labels[0]?.id, 987_654],
      level: 1 + (index % 7),
      coins: index * 1000,
      totalPaid: index === 0 ? 1230 : index * 101,
      registeredAt: new Date(Date.UTC(2026, 2, 1, 0, 0, 1, 999) + index * 3_600_000).toISOString(),
      lastActiveAt: index % 3 === 0 ? null : '2026-07-01T23:59:59.500Z',
    } as never)
  await sql`analyze`.execute(db)
}
