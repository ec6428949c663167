import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approve, revoke, withdraw } from '../../../commands/staff-manage/access-request'
import accessRequest from '../../../src/entities/staff-manage/access-request'
import account from '../../../src/entities/staff-manage/account'
import role from '../../../src/entities/staff-manage/role'
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

test('approving a request for access gives the role, and revoking it takes it away', async () => {
  // The first role is that of super administrators.
  await app.make(role, { owner: boss.id })
  const wanted = await app.make(role, { owner: boss.id })
  const asker = await app.make(account, { roles: [] })
  const { id } = await app.make(accessRequest, { account: asker.id, role: wanted.id, days: 7 })
  const approved = await app.as(boss).run(approve, id)
  expect(approved.code).toBe('00000')
  expect(await one('account', asker.id)).toMatchObject({ roles: [wanted.id] })
  expect(await one('access_request', id)).toMatchObject({ state: 'granted', approver: boss.id })
  await app.as(boss).run(revoke, id, { decision: 'Over' })
  expect(await one('account', asker.id)).toMatchObject({ roles: [] })
})

test('nobody decides on their own request for access', async () => {
  const wanted = await app.make(role, { owner: boss.id })
  const { id } = await app.make(accessRequest, { account: boss.id, role: wanted.id })
  await app.as(boss).refused(approve, id)
  expect(await one('access_request', id)).toMatchObject({ state: 'pending' })
})

test('a request is withdrawn by who made it, and by nobody else', async () => {
  const wanted = await app.make(role, { owner: boss.id })
  const { id } = await app.make(accessRequest, { account: boss.id, role: wanted.id })
  await sql`update access_request set created_by = ${boss.id} where id = ${id}`.execute(app.db)
  const other = await app.staff('super')
  await app.as(other).refused(withdraw, id)
  expect(await one('access_request', id)).toMatchObject({ state: 'pending' })
  expect((await app.as(boss).run(withdraw, id)).code).toBe('00000')
  expect(await one('access_request', id)).toMatchObject({ state: 'withdrawn' })
})
