import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAccess } from '../../../commands/system/401'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const code = 'ServiceManage:pushList'
const ask = (staff: Staff, args: object) => app.as(staff).run<{ requestId: number }>(requestAccess, args)

async function roleOf(staff: Staff): Promise<number> {
  const { rows } = await sql<{ roles: number[] }>`select roles from account where id = ${staff.id}`.execute(app.db)
  return rows[0]?.roles[0] ?? 0
}

test('whoever lacks a page is told which roles hold it, the smallest first, and whose they are', async () => {
  const large = await app.staff([code, 'UserManage:userList', 'UserManage:userBlackList'])
  const small = await app.staff([code])
  const asking = await app.staff([])
  const { data } = await app.as(asking).get<{ id: number; ownerName: string }[]>('/auth/backend/role/holders', { code })
  const ids = data.map(({ id }) => id)
  expect(ids).toEqual([await roleOf(small), await roleOf(large)])
  expect(data[0]?.ownerName).toBeTruthy()
})

test('a request waits for the owner of the role, who is told of it', async () => {
  const holder = await app.staff([code])
  const asking = await app.staff([])
  const role = await roleOf(holder)
  const { data } = await ask(asking, { role, reason: 'I send pushes now', days: 30 })
  const request = await app.db
    .selectFrom('access_request')
    .selectAll()
    .where('id', '=', data.requestId)
    .executeTakeFirst()
  expect(request).toMatchObject({ account: asking.id, role, state: 'pending', days: 30 })
  const notices = await app.as(holder).get<{ notices: { kind: string }[] }>('/auth/backend/staffNotice/mine')
  expect(notices.data.notices.map(({ kind }) => kind)).toContain('approvalWaiting')
})

test('the same role is not asked for twice, nor one that is held already', async () => {
  const holder = await app.staff([code])
  const asking = await app.staff([])
  const role = await roleOf(holder)
  await ask(asking, { role, reason: 'Please' })
  expect((await ask(asking, { role, reason: 'Please!' })).code).toBe('B01')
  expect((await ask(holder, { role, reason: 'More' })).code).toBe('A0400')
})

test('a role is not asked for longer than it is granted', async () => {
  const role = await roleOf(await app.staff([code]))
  await sql`update role set max_days = 30 where id = ${role}`.execute(app.db)
  const asking = await app.staff([])
  expect((await ask(asking, { role, reason: 'Please', days: 60 })).code).toBe('A0400')
  expect((await ask(asking, { role, reason: 'Please', days: 30 })).code).toBe('00000')
})

test('what I may do is listed by the role that gives it', async () => {
  const staff = await app.staff([code, 'ServiceManage:pushList.approve'])
  const { data } = await app.as(staff).get<{ menus: string[]; elements: string[] }[]>('/auth/backend/account/access')
  expect(data).toEqual([expect.objectContaining({ menus: [code], elements: ['ServiceManage:pushList.approve'] })])
})
