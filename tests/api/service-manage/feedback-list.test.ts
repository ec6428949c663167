import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reply } from '../../../commands/service-manage/feedback-list'
import feedback from '../../../src/entities/service-manage/feedback'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Staff
beforeAll(async () => {
  app = await startTestApp()
  boss = await app.staff('super')
})
afterAll(() => app.stop())

const one = async (table: string, id: number) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(app.db)).rows[0]

test('what an agent answers stands in the thread of the ticket, which then waits for the user', async () => {
  const ticket = await app.make(feedback, { state: 'assigned' })
  await app.as(boss).run(reply, ticket, { text: 'Try again' })
  expect(await one('feedback', ticket.id)).toMatchObject({ state: 'waitingUser', replies: 1 })
  const { rows } = await sql`select text, internal from feedback_reply where feedback = ${ticket.id}`.execute(app.db)
  expect(rows).toEqual([{ text: 'Try again', internal: false }])
})
