import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

describe('POST /api/translate on a separate front-end server, no credentials', () => {
  let app: TestApp
  let editor: Staff
  const wanted = { texts: ['Save', 'Close'], from: 'en', to: ['zh_CN'] }
  const ask = async (ticket?: string) =>
    (await app.http.inject({ method: 'POST', url: '/api/translate', payload: { ...wanted, ticket } })).json<{
      code: string
      data: { texts: Record<string, string[]> }
    }>()
  const ticketOf = async (staff: Staff) =>
    (await app.as(staff).post<{ ticket: string }>('/third/translate/ticket')).data?.ticket

  beforeAll(async () => {
    app = await startTestApp()
    editor = await app.staff('super')
  })
  afterAll(() => app.stop())

  test('answers whoever has a ticket, which only those get who may translate', async () => {
    const answer = await ask(await ticketOf(editor))
    expect(answer.code).toBe('00000')
    expect(answer.data.texts.zh_CN).toHaveLength(2)
    expect((await app.as(await app.staff([])).post('/third/translate/ticket')).code).toBe('A0301')
  })

  test('is closed to everybody else', async () => {
    expect((await ask()).code).toBe('A0230')
    expect((await ask('made.up')).code).toBe('A0230')
  })

  test('a ticket ends with the session that it was given to', async () => {
    const leaver = await app.staff('super')
    const ticket = await ticketOf(leaver)
    await app.http.inject({ method: 'PUT', url: '/auth/backend/account/logout', headers: { token: leaver.token } })
    expect((await ask(ticket)).code).toBe('A0230')
  })
})
