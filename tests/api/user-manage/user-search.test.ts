import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import watchRoom from '../../../src/entities/app-manage/watch-room'
import user from '../../../src/entities/user-manage/user'
import { registry } from '../../../src/server/base/declarations'
import { searchConditions } from '../../../src/server/operations/options'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('finding users among very many', () => {
  let app: TestApp
  let as: Caller
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff(['UserManage:userList']))
    await app.make(user, { displayId: '100001' })
    // What the planner would estimate of this many rows.
    await sql`update pg_class set reltuples = 120000000 where relname = 'user'`.execute(app.db)
  })
  afterAll(() => app.stop())

  it('asks for a filter where none is set that an index serves', async () => {
    const refusal = { code: 'B01', data: { reason: 'filterFirst' } }
    expect(await as.list(user)).toMatchObject(refusal)
    expect(await as.list(user, { filters: { kind: { not: ['test'] } } })).toMatchObject(refusal)
  })

  it('shows what an indexed filter lets through', async () => {
    const { data } = await as.list(user, { filters: { displayId: { is: ['100001'] } } })
    expect(data.rows).toHaveLength(1)
    expect(await as.list(user, { filters: { registeredAt: { from: '2026-01-01T00:00:00Z' } } })).toMatchObject({
      code: '00000',
    })
  })

  it('finds a record by what it is called, for who may open its list alone', async () => {
    const found = { entity: 'user', hint: '100001', list: 'user-manage.user-list' }
    expect(await as.get('/auth/backend/record/find', { text: '100001' })).toMatchObject({
      code: '00000',
      data: [{ ...found, isExact: true }],
    })
    expect(await as.get('/auth/backend/record/find', { text: '0000' })).toMatchObject({
      data: [{ ...found, isExact: false }],
    })
    const other = app.as(await app.staff(['MovieManage:movieList']))
    expect(await other.get('/auth/backend/record/find', { text: '100001' })).toMatchObject({ code: '00000', data: [] })
  })

  it('finds by two letters where a word begins with them, by the index of texts', async () => {
    const names = ['Zo Quill', 'Mira zoe', 'Lorenzo', '佐藤花', '小佐']
    for (const nickname of names) await app.make(user, { nickname })
    const found = async (search: string) => {
      const { data } = await as.get<{ label: string }[]>('/user/backend/options', { search })
      return data.map(({ label }) => label)
    }
    expect([await found('zo'), await found('佐')]).toEqual([['Zo Quill', 'Mira zoe'], ['佐藤花']])
    expect(await found('enzo')).toEqual(['Lorenzo'])
    const plan = await app.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      const meant = sql.join(searchConditions(registry, user, 'zo'), sql` or `)
      const { rows } = await sql<Record<string, string>>`explain select id from "user" where ${meant}`.execute(db)
      return rows.map((row) => row['QUERY PLAN']).join(' ')
    })
    expect(plan).toMatch(/Bitmap Index Scan on user_nickname_trgm/)
  })

  it('names the user first where a room bears the same number', async () => {
    await app.make(watchRoom, { roomNo: '100001' })
    const both = app.as(await app.staff(['UserManage:userList', 'AppManage:watchTogether']))
    expect(await both.get('/auth/backend/record/find', { text: '100001' })).toMatchObject({
      data: [
        { entity: 'user', isExact: true },
        { entity: 'watchRoom', isExact: true },
      ],
    })
  })

  it('offers for a command the records that it can run on by what it looks at, too', async () => {
    const options = { search: '100001', command: 'user-manage.user-list.liftBan' }
    const lifting = app.as(await app.staff(['UserManage:userList', 'UserManage:userList.liftBan']))
    expect(await lifting.get('/user/backend/options', options)).toMatchObject({ code: '00000', data: [] })
    await app.make(user, { displayId: '100002', activeBans: 1 })
    const banned = { ...options, search: '10000' }
    expect(await lifting.get('/user/backend/options', banned)).toMatchObject({ data: [{ hint: '100002' }] })
  })

  it('offers for a command the records whose state lets it run', async () => {
    const options = { search: '100001', command: 'user-manage.user-list.disable' }
    expect(await as.get('/user/backend/options', options)).toMatchObject({ data: [{ hint: '100001' }] })
    const restore = { ...options, command: 'user-manage.user-list.restore' }
    expect(await as.get('/user/backend/options', restore)).toMatchObject({ code: '00000', data: [] })
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
