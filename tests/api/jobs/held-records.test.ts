import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disable } from '../../../commands/user-manage/user-list'
import user from '../../../src/entities/user-manage/user'
import { jobEnd } from '../../support/job-end'
import { startTestApp, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ withJobs: true })
})
afterAll(() => app.stop())

it('waits no longer for a record that somebody holds than it takes to let those before it go first', async () => {
  const caller = app.as(await app.staff('super'))
  const users = await Promise.all(Array.from({ length: 30 }, () => app.make(user)))
  const ids = users.map(({ id }) => id).sort((a, b) => a - b)
  const { jobId } = await app.db.transaction().execute(async (holder) => {
    await sql`select from "user" where id = ${ids[15]} for update`.execute(holder)
    const { data } = await caller.run(disable, ids, { reasonCode: 'spam', reason: 'Sold accounts' })
    await until('those before it to be done', async () => {
      const { rows } = await sql`select from "user" where id = any(${ids}) and state = 'disabled'`.execute(app.db)
      return rows.length === 15
    })
    return data
  })
  expect(await jobEnd(app, jobId)).toMatchObject({ state: 'done', done: 30 })
})
