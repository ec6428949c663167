import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import user from '../../src/entities/user-manage/user'
import { startTestApp, type Caller, type TestApp } from '../support/test-app'

const url = '/user/backend/page'

describe('finding users among very many', () => {
  let app: TestApp
  let as: Caller
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff(['UserManage:userList']))
    await app.make(user, { displayId: '100001' })
    // What the planner would estimate of so many rows.
    await sql`update pg_class set reltuples = 120000000 where relname = 'user'`.execute(app.db)
  })
  afterAll(() => app.stop())

  it('asks for a filter where none is set that an index serves', async () => {
    const refusal = { code: 'B01', data: { reason: 'filterFirst' } }
    expect(await as.post(url, {})).toMatchObject(refusal)
    expect(await as.post(url, { filters: { kind: { not: ['test'] } } })).toMatchObject(refusal)
  })

  it('shows what an indexed filter lets through', async () => {
    const { data } = await as.post<{ rows: object[] }>(url, { filters: { displayId: { is: ['100001'] } } })
    expect(data.rows).toHaveLength(1)
    expect(await as.post(url, { filters: { registeredAt: { from: '2026-01-01T00:00:00Z' } } })).toMatchObject({
      code: '00000',
    })
  })

  it('takes a pasted column of display ids, and names those that nobody has', async () => {
    const body = { page: 'user-manage.user-list', field: 'displayId', values: ['100001', '999999'] }
    expect(await as.post('/user/backend/resolve', body)).toMatchObject({
      data: { found: ['100001'], missing: ['999999'] },
    })
    const many = { ...body, values: Array.from({ length: 5001 }, (_, index) => String(index)) }
    expect(await as.post('/user/backend/resolve', many)).toMatchObject({ code: 'A0400' })
  })
})
