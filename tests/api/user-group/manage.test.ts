import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUsers } from '../../../commands/user-group/manage'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import userGroup from '../../../src/entities/user-group/user-group'
import user from '../../../src/entities/user-manage/user'
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
