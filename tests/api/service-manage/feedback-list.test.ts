import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reply } from '../../../commands/service-manage/feedback-list'
import language from '../../../src/entities/develop-manage/language'
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

describe('an answer in the language of its user', () => {
  const translate = (id: number, staff = boss) =>
    app.as(staff).post<{ readonly text: string; readonly by: string }>('/service/backend/feedback/translateAnswer', {
      id,
      text: 'Try again',
    })

  test('is put into it before it is sent, and both are kept in the thread', async () => {
    const spoken = await app.make(language, { code: 'in_ID' })
    const ticket = await app.make(feedback, { state: 'assigned', language: spoken.id })
    const { data } = await translate(ticket.id)
    expect(data).toEqual({ text: '[in_ID] Try again', by: 'embedded' })
    await app.as(boss).run(reply, ticket, { text: 'Try again', sentText: 'Coba lagi' })
    const { rows } = await sql`select text, sent_text from feedback_reply where feedback = ${ticket.id}`.execute(app.db)
    expect(rows).toEqual([{ text: 'Try again', sent_text: 'Coba lagi' }])
  })

  test('is for who may answer, where the language is known', async () => {
    const unknown = await app.make(feedback, { state: 'assigned', language: null })
    expect((await translate(unknown.id)).code).toBe('B01')
    const reader = await app.staff(['ServiceManage:feedbackList'])
    expect((await translate(unknown.id, reader)).code).toBe('A0301')
  })
})
