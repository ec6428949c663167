import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as index from '../../../commands/system/report-center/index'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import exportSchedule from '../../../src/entities/system/export-schedule'
import exportTask from '../../../src/entities/system/export-task'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import { runSchedules } from '../../../src/server/domain/reports/run-schedules'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

const page = 'user-manage.user-list'
const rights = ['UserManage:userList', 'UserManage:userList.export']
const day = 86_400_000

describe('an export that runs by itself', () => {
  let app: TestApp
  let owner: Staff
  let recipient: Staff
  let stranger: Staff
  let scheduleId: number
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true })
    owner = await app.staff(rights)
    recipient = await app.staff(rights)
    stranger = await app.staff(['UserManage:userList'])
    const ages: Record<string, number> = { 700_001: 0, 700_002: 1, 700_003: 2 }
    for (const [displayId, age] of Object.entries(ages)) await app.make(user, { displayId, registeredAt: daysAgo(age) })
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const schedule = () => records().get(exportSchedule, scheduleId)
  const made = () => records().where(exportTask, { schedule: scheduleId })
  /** The server's own clock looks for schedules too: whichever of the two comes first runs it, and the other finds nothing. */
  const due = async (id = scheduleId) => {
    await sql`update export_schedule set next_run_at = now() - interval '1 second' where id = ${id}`.execute(app.db)
    await runSchedules.run(app.services, {})
    await until('the schedule to have run', async () => {
      const { nextRunAt } = await records().get(exportSchedule, id)
      return Date.parse(nextRunAt ?? '') > Date.now()
    })
  }

  it('is made of a finished one, with dates that move along', async () => {
    const filters = { registeredAt: { from: daysAgo(2), to: daysAgo(0) } }
    const paramJson = { page, filters, columns: ['displayId'], language: 'en' }
    const asked = { exportType: 'user-list', timestamp: Date.now(), format: 'csv', paramJson }
    const task = await app.as(owner).save(exportTask, asked)
    const rhythm = { frequency: 'daily', time: '06:30', timezone: 'UTC', recipients: [recipient.id, stranger.id] }
    const { data } = await app.as(owner).run<{ result: { id: number } }>(index.schedule, task.data, rhythm)
    scheduleId = data.result.id
    expect(await schedule()).toMatchObject({
      enabled: true,
      paramJson: { filters: { registeredAt: { is: ['yesterday'] } } },
    })
    expect(Date.parse((await schedule()).nextRunAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('gives each recipient who may export the page a file of its own, of the rows of then', async () => {
    const before = (await made()).length
    await due()
    const tasks = (await made()).slice(before)
    expect(tasks.map(({ createdBy }) => createdBy)).toEqual([recipient.id])
    const { id = 0 } = tasks[0] ?? {}
    await until('the file', async () => (await records().get(exportTask, id)).state === 'done')
    const file = await app.http.inject({
      url: `/report/backend/exportTask/download?id=${id}`,
      headers: { token: recipient.token },
    })
    expect(file.body.replace(/^\uFEFF/, '').split('\r\n')).toEqual(['Display ID', '700002', ''])
    expect(await schedule()).toMatchObject({ enabled: true, lastResult: 'done' })
    expect(Date.parse((await schedule()).nextRunAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('holds what owner and recipient may do both, and no more rows than either may have', async () => {
    const here = await app.make(country)
    const area = await app.make(areaConfig, { countries: [here.id] })
    await app.make(user, { displayId: '700005', country: here.id })
    await app.make(user, { displayId: '700006', country: (await app.make(country)).id })
    const [everywhere, reader] = [await app.staff(rights), await app.staff(rights)]
    await sql`update account set areas = ${[area.id]} where id = ${reader.id}`.execute(app.db)
    const { id } = await app.make(exportSchedule, {
      ...{ exportType: 'user-list', format: 'csv', recipients: [reader.id], enabled: true },
      ...{ frequency: 'daily', time: '06:30', timezone: 'UTC' },
      paramJson: { columns: ['displayId'], language: 'en' },
    })
    await sql`update export_schedule set created_by = ${everywhere.id} where id = ${id}`.execute(app.db)
    const makeNext = async () => {
      await due(id)
      const [task] = (await records().where(exportTask, { schedule: id })).slice(-1)
      await until('the file', async () =>
        ['done', 'failed'].includes((await records().get(exportTask, task!.id)).state),
      )
      return records().get(exportTask, task!.id)
    }
    const made = await makeNext()
    expect(made, made.error ?? '').toMatchObject({ state: 'done', createdBy: reader.id })
    const url = `/report/backend/exportTask/download?id=${made.id}`
    const { body } = await app.http.inject({ url, headers: { token: reader.token } })
    expect(
      body
        .replace(/^\uFEFF/, '')
        .split('\r\n')
        .slice(1),
    ).toEqual(['700005', ''])
    await sql`update role set export_row_limit = 0 where id = any(select unnest(roles) from account where id = ${reader.id})`.execute(
      app.db,
    )
    expect(await makeNext()).toMatchObject({ state: 'failed' })
  })

  it('runs once for an hour, however often it is looked at', async () => {
    await due()
    const count = (await made()).length
    await runSchedules.run(app.services, {})
    expect(await made()).toHaveLength(count)
  })

  it('is switched off when its owner has lost the right', async () => {
    await sql`update account set roles = '{}' where id = ${owner.id}`.execute(app.db)
    const count = (await made()).length
    await due()
    expect(await schedule()).toMatchObject({ enabled: false, lastResult: 'failed' })
    expect(await made()).toHaveLength(count)
  })
})

/** Noon, UTC, this many days ago. */
function daysAgo(days: number): string {
  return new Date(Math.floor(Date.now() / day) * day - days * day + day / 2).toISOString()
}
