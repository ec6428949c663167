import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import escort from '../../../src/entities/escort-manage/escort'
import user from '../../../src/entities/user-manage/user'
import type { Row } from '../../../src/schema/entity'
import { closeSecretUploads } from '../../../src/server/boot/close-secret-uploads'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

const page = 'EscortManage:userList'
const identity = `${page}.identity`
const codes = [page]

describe('a file that a record names in a secret field', () => {
  let app: TestApp
  let knows: Staff
  let sees: Staff
  beforeAll(async () => {
    app = await startTestApp()
    knows = await app.staff([...codes, identity])
    sees = await app.staff(codes)
  })
  afterAll(() => app.stop())

  const store = async (name: string) => {
    const key = `uploads/2026/11/${name}`
    await app.services.storage.write(key, Readable.from([Buffer.from('picture')]))
    await sql`insert into upload (key, account_id, name, max_bytes, given_at) values (${key}, ${knows.id}, ${name}, 100, now())`.execute(
      app.db,
    )
    return key
  }
  const makeEscort = async (values: Partial<Row<typeof escort>>) =>
    app.make(escort, { user: (await app.make(user)).id, ...values })
  const get = (url: string) => app.http.inject({ url })
  const linksFor = async (keys: readonly string[], by: Staff) =>
    (await app.as(by).post<{ links: Readonly<Record<string, string>> }>('/auth/backend/file/links', { keys })).data
      .links

  it('is read by a link of those who see the field, and by nobody else', async () => {
    const [secret, open] = [await store('identity.png'), await store('cover.png')]
    expect((await get(`/files/${secret}`)).headers['cache-control']).toBe('private, no-store')
    await makeEscort({ idPhotos: [secret], cover: [open] })

    expect((await get(`/files/${secret}`)).json()).toMatchObject({ code: 'A0301' })
    expect((await get(`/files/${open}`)).headers['cache-control']).toBe('public, max-age=86400')
    expect(await linksFor([secret, open], sees)).toEqual({})
    const links = await linksFor([secret, open, 'uploads/2026/11/none.png'], knows)
    expect(Object.keys(links)).toEqual([secret])
    const read = await get(links[secret]!)
    expect([read.statusCode, read.body, read.headers['cache-control']]).toEqual([200, 'picture', 'private, no-store'])
    // A link is for its own file.
    const query = links[secret]!.split('?')[1]!
    await makeEscort({ idPhotos: [await store('other.png')], cover: [open] })
    expect((await get(`/files/uploads/2026/11/other.png?${query}`)).json()).toMatchObject({ code: 'A0301' })
  })

  it('stays so when another record names it in the open, and is so from the moment that it is named in secret', async () => {
    const [first, later] = [await store('first.png'), await store('later.png')]
    await makeEscort({ idPhotos: [first], cover: [later] })
    await makeEscort({ idPhotos: [later], cover: [first, later] })
    for (const key of [first, later]) expect((await get(`/files/${key}`)).json()).toMatchObject({ code: 'A0301' })
    expect(Object.keys(await linksFor([first, later], knows)).sort()).toEqual([first, later])
  })

  it('has no link for who does not see the record: those of other areas, and of pages that are not theirs', async () => {
    const key = await store('elsewhere.png')
    await makeEscort({ idPhotos: [key] })
    expect(Object.keys(await linksFor([key], knows))).toEqual([key])
    expect(await linksFor([key], await app.staff([identity]))).toEqual({})
    const near = await app.staff([...codes, identity])
    await sql`update account set areas = '{999}' where id = ${near.id}`.execute(app.db)
    await sql`update escort set areas = '{1}' where id_photos @> array[${key}]`.execute(app.db)
    expect(await linksFor([key], near)).toEqual({})
  })

  it('is told of in the audit: who has asked for a link, once a day for each field of a record', async () => {
    const [one, other] = [await store('told-1.png'), await store('told-2.png')]
    const row = await makeEscort({ idPhotos: [one, other] })
    const reader = await app.staff([...codes, identity])
    await linksFor([one, other], sees)
    await linksFor([one, other], reader)
    await linksFor([one], reader)
    const { rows } = await sql`select account, code, entity, record_id as id, args->>'field' as field from audit_entry
      where kind = 'download' and record_id = ${String(row.id)}`.execute(app.db)
    expect(rows).toEqual([
      { account: reader.id, code: identity, entity: 'escort', id: String(row.id), field: 'idPhotos' },
    ])
  })

  it('is closed at the next start where it was stored before such files were, and open ones stay open', async () => {
    const [secret, unknown, open] = [await store('old.png'), 'uploads/2020/01/older.png', await store('open.png')]
    await app.services.storage.write(unknown, Readable.from([Buffer.from('picture')]))
    await makeEscort({ idPhotos: [secret, unknown], cover: [open] })
    await sql`update upload set secret = null, secret_entity = null, secret_field = null, secret_id = null
      where key = ${secret}`.execute(app.db)
    for (const key of [secret, unknown]) expect((await get(`/files/${key}`)).statusCode).toBe(200)
    await closeSecretUploads(app.db, app.services.registry)
    for (const key of [secret, unknown]) expect((await get(`/files/${key}`)).json()).toMatchObject({ code: 'A0301' })
    expect(Object.keys(await linksFor([secret, unknown, open], knows)).sort()).toEqual([unknown, secret])
    expect((await get(`/files/${open}`)).statusCode).toBe(200)
  })

  it('has none for who has not signed in', async () => {
    const reply = await app.http.inject({ method: 'POST', url: '/auth/backend/file/links', payload: { keys: [] } })
    expect(reply.json()).toMatchObject({ code: 'A0230' })
  })
})
