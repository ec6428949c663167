import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reply } from '../../../commands/service-manage/feedback-list'
import { approve, revoke } from '../../../commands/staff-manage/access-request'
import { resetPassword } from '../../../commands/staff-manage/account-list'
import { addUsers } from '../../../commands/user-group/manage'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import feedback from '../../../src/entities/service-manage/feedback'
import accessRequest from '../../../src/entities/staff-manage/access-request'
import account from '../../../src/entities/staff-manage/account'
import role from '../../../src/entities/staff-manage/role'
import userGroup from '../../../src/entities/user-group/user-group'
import user from '../../../src/entities/user-manage/user'
import { mailedPassword } from '../../support/mailed-password'
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

test('what an agent answers stands in the thread of the ticket, which then waits for the user', async () => {
  const ticket = await app.make(feedback, { state: 'assigned' })
  await app.as(boss).run(reply, ticket, { text: 'Try again' })
  expect(await one('feedback', ticket.id)).toMatchObject({ state: 'waitingUser', replies: 1 })
  const { rows } = await sql`select text, internal from feedback_reply where feedback = ${ticket.id}`.execute(app.db)
  expect(rows).toEqual([{ text: 'Try again', internal: false }])
})

test('a fixed list takes users by their numbers, and tells of those that nobody has', async () => {
  const group = await app.make(userGroup, { kind: 'static', state: 'ready' })
  const member = await app.make(user, { displayId: '70000001' })
  const { data } = await app.as(boss).run(addUsers, group, { displayIds: '70000001\n79999999' })
  expect(data.result.findings).toContainEqual(
    expect.objectContaining({ caption: 'user-group.manage.users.unknown', value: '79999999' }),
  )
  const { rows } = await sql`select "user" from user_group_member where "group" = ${group.id}`.execute(app.db)
  expect(rows).toEqual([{ user: member.id }])
  expect(await one('user_group', group.id)).toMatchObject({ size: 1 })
})

test('a number is that of nobody to whom works in other areas than its user', async () => {
  const [here, there] = [await app.make(country), await app.make(country)]
  const area = await app.make(areaConfig, { countries: [here.id] })
  const group = await app.make(userGroup, { kind: 'static', state: 'ready', areas: [area.id] })
  const near = await app.make(user, { displayId: '70000011', country: here.id })
  await app.make(user, { displayId: '70000012', country: there.id })
  const staff = await app.staff(['UserGroup:manage', 'UserGroup:manage.addUsers'])
  await sql`update account set areas = ${[area.id]} where id = ${staff.id}`.execute(app.db)
  const { data, msg } = await app.as(staff).run(addUsers, group, { displayIds: '70000011 70000012 70000013' })
  expect(JSON.stringify(data?.result), msg).toContain('70000012')
  const { rows } = await sql`select "user" from user_group_member where "group" = ${group.id}`.execute(app.db)
  expect(rows).toEqual([{ user: near.id }])
})

test('a reset password goes to the owner by mail, and nobody else is told', async () => {
  const holder = await app.make(account, { employment: 'employee' })
  const { data } = await app.as(boss).run(resetPassword, holder, { reason: 'Forgotten' })
  const password = await mailedPassword(app.db, holder.id)
  expect(data.result.findings[0]?.value).toBe(holder.email)
  expect(JSON.stringify(data)).not.toContain(password)
  expect(await one('account', holder.id)).toMatchObject({ must_change_password: true })
  const said = await sql`select 1 from audit_entry where changes::text like ${`%${password}%`}`.execute(app.db)
  expect(said.rows).toEqual([])
})
