import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import account from '../../src/entities/staff-manage/account'
import role from '../../src/entities/staff-manage/role'
import { startTestApp, type Staff, type TestApp } from '../support/test-app'

let app: TestApp
let owner: Staff
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.staff('super')
})
afterAll(() => app.stop())

const save = 'staff-manage.role-permission.save'
const idOf = async (table: 'menu' | 'element', code: string) =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} where code = ${code}`.execute(app.db)).rows[0]?.id ?? 0
const stored = async (id: number) =>
  (
    await sql<
      Record<string, unknown>
    >`select menus, elements, code_count, danger_count, version from role where id = ${id}`.execute(app.db)
  ).rows[0]
const send = (of: { id: number; version: number }, args: object, command = save) =>
  app
    .as(owner)
    .post('/auth/backend/role/addRoleMenu', { id: of.id, of: of.version, reason: 'New duties', ...args }, { command })

test('the rights of a role are saved and counted, and what belongs to a page that is off is left out', async () => {
  const own = await app.make(role, { owner: owner.id, menus: [], elements: [] })
  const page = await idOf('menu', 'UserManage:userList')
  const ofPage = await idOf('element', 'UserManage:userList.addLabel')
  const ofOther = await idOf('element', 'StaffManage:accountList.unlock')
  expect((await send(own, { menus: [page], elements: [ofPage, ofOther] })).code).toBe('00000')
  expect(await stored(own.id)).toMatchObject({ menus: [page], elements: [ofPage], code_count: 2, danger_count: 0 })
})

test('a choice made over an older role is refused', async () => {
  const own = await app.make(role, { owner: owner.id, menus: [], elements: [] })
  const page = await idOf('menu', 'UserManage:userList')
  await send(own, { menus: [page], elements: [] })
  const { code, data } = await app
    .as(owner)
    .post<{ reason: string }>(
      '/auth/backend/role/addRoleMenu',
      { id: own.id, of: own.version, menus: [], elements: [], reason: 'x' },
      { command: save },
    )
  expect(code).toBe('B01')
  expect(data.reason).toBe('stale')
})

test('a dangerous right waits for a second person', async () => {
  const own = await app.make(role, { owner: owner.id, menus: [], elements: [] })
  const page = await idOf('menu', 'StaffManage:accountList')
  const danger = await idOf('element', 'StaffManage:accountList.disable')
  const wanted = { menus: [page], elements: [danger] }
  await send(own, wanted)
  expect(await stored(own.id)).toMatchObject({ elements: [] })
  const asked = await app
    .as(owner)
    .post<{ approvalIds: number[] }>(
      '/auth/backend/role/saveDangerous',
      { id: own.id, of: own.version, reason: 'Duty', ...wanted },
      { command: 'staff-manage.role-permission.saveDangerous' },
    )
  expect(asked.data.approvalIds).toHaveLength(1)
  const second = await app.staff('super')
  await app
    .as(second)
    .post(
      '/auth/backend/approval/approve',
      { id: asked.data.approvalIds[0] },
      { command: 'system.report-center-approvals.approve' },
    )
  expect(await stored(own.id)).toMatchObject({ elements: [danger], danger_count: 1 })
})

test('whoever may look at the rights of a role is told what there is and what is held', async () => {
  const own = await app.make(role, { owner: owner.id, menus: [await idOf('menu', 'UserManage:userList')] })
  const staff = await app.staff(['StaffManage:rolePermission'])
  const { data } = await app
    .as(staff)
    .get<{ held: { menus: number[] }; menus: unknown[]; sections: unknown[] }>('/auth/backend/role/menu', {
      roleId: own.id,
    })
  expect(data.held.menus).toEqual(own.menus)
  expect(data.menus.length).toBeGreaterThan(100)
  expect(data.sections.length).toBeGreaterThan(10)
})

test('nobody gives themselves a role alone', async () => {
  const staff = await app.staff(['StaffManage:accountList', 'StaffManage:accountList.assignRoles'])
  const own = await app.make(role, { owner: owner.id })
  const { data } = await app
    .as(staff)
    .post<{ approvalIds: number[] }>(
      '/auth/backend/account/addOrEditRole',
      { id: staff.id, roles: [own.id], reason: 'Mine' },
      { command: 'staff-manage.account-list.assignRoles' },
    )
  expect(data.approvalIds).toHaveLength(1)
  const { rows } = await sql<{ roles: number[] }>`select roles from account where id = ${staff.id}`.execute(app.db)
  expect(rows[0]?.roles).not.toContain(own.id)
})

test('two roles that exclude each other do not meet in one account', async () => {
  const maker = await app.make(role, { owner: owner.id })
  const approver = await app.make(role, { owner: owner.id, exclusiveWith: [maker.id] })
  const somebody = await app.make(account, { roles: [] })
  const { code } = await app
    .as(owner)
    .post(
      '/auth/backend/account/addOrEditRole',
      { id: somebody.id, roles: [maker.id, approver.id], reason: 'Both' },
      { command: 'staff-manage.account-list.assignRoles' },
    )
  expect(code).toBe('A0400')
})

test("only a super administrator gives the super administrator's role", async () => {
  const staff = await app.staff(['StaffManage:accountList', 'StaffManage:accountList.assignRoles'])
  const somebody = await app.make(account, { roles: [] })
  const { code } = await app
    .as(staff)
    .post(
      '/auth/backend/account/addOrEditRole',
      { id: somebody.id, roles: [1], reason: 'All' },
      { command: 'staff-manage.account-list.assignRoles' },
    )
  expect(code).toBe('A0400')
})

test('an account that is disabled is signed out everywhere', async () => {
  const staff = await app.staff(['UserManage:userList'])
  await app
    .as(owner)
    .post(
      '/auth/backend/account/updateStatus',
      { id: staff.id, reason: 'Left' },
      { command: 'staff-manage.account-list.disable' },
    )
  const open = await sql`select 1 from staff_session where account = ${staff.id} and state = 'active'`.execute(app.db)
  expect(open.rows).toEqual([])
})
