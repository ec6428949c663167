import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let ann: Caller
let annId: number
let token: string
beforeAll(async () => {
  app = await startTestApp()
  const staff = await app.staff(['UserManage:userList'])
  annId = staff.id
  token = staff.token
  ann = app.as(staff)
})
afterAll(() => app.stop())

const start = '/auth/backend/account/start'
const ask = (tag?: string) => app.http.inject({ url: start, headers: { token, ...(tag && { 'if-none-match': tag }) } })

test('a console starts with one answer, whose parts are what their own calls answer', async () => {
  const [info, authorizeResource, ownPreferences, dictionaryList] = await Promise.all(
    [
      '/auth/backend/account/info',
      '/auth/backend/account/authorize_resource',
      '/auth/backend/staffPreference/mine',
      '/cms/backend/enum/list',
    ].map(async (url) => (await ann.get(url)).data),
  )
  expect((await ann.get(start)).data).toEqual({ info, authorizeResource, ownPreferences, dictionaryList })
})

test('it is sent again only when something in it has changed, and to nobody signed out', async () => {
  const tag = String((await ask()).headers.etag)
  expect((await ask(tag)).statusCode).toBe(304)
  await ann.post('/auth/backend/staffPreference/mine', { tagsView: false })
  const changed = await ask(tag)
  expect(changed.json()).toMatchObject({ data: { ownPreferences: { tagsView: false } } })
  expect((await app.http.inject({ url: start, headers: { 'if-none-match': tag } })).statusCode).toBe(401)
})

test('what has been changed of the menu, the elements or a dictionary is in the next answer', async () => {
  const before = await ask()
  const next = async () => {
    const answer = await ask(String(before.headers.etag))
    expect(answer.statusCode).toBe(200)
    return JSON.stringify(answer.json())
  }
  await sql`update menu set icon = 'changed-icon' where code = 'UserManage:userList'`.execute(app.db)
  expect(await next()).toContain('changed-icon')
  await sql`update element set code = 'UserManage:userList' where id = (select min(id) from element)`.execute(app.db)
  expect(
    (await ann.get<{ authorizeResource: { elements: string[] } }>(start)).data.authorizeResource.elements,
  ).toContain('UserManage:userList')
  await sql`update constant_item set color = '#123abc', version = version + 1, updated_at = now()
    where id = (select min(id) from constant_item)`.execute(app.db)
  expect(await next()).toContain('#123abc')
})

test('who has a password to choose first is told who they are and what they may do, and nothing else', async () => {
  await sql`update account set must_change_password = true where id = ${annId}`.execute(app.db)
  const { data } = await ann.get<object>(start)
  expect(Object.keys(data)).toEqual(['info', 'authorizeResource'])
  expect(data).toMatchObject({ info: { mustChangePassword: true } })
})
