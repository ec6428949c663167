import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignRoles, disable } from '../../../commands/staff-manage/account-list'
import { save, saveDangerous } from '../../../commands/staff-manage/role-permission/[roleId]'
import { approve } from '../../../commands/system/report-center/approvals'
import account from '../../../src/entities/staff-manage/account'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import { countUses, usesOfRole } from '../../../src/server/domain/staff/role-uses'
import role from '../../../src/entities/staff-manage/role'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

let app: TestApp
let owner: Staff
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.staff('super')
})
afterAll(() => app.stop())

const idOf = async (table: 'menu' | 'element', code: string) =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} where code = ${code}`.execute(app.db)).rows[0]?.id ?? 0
const stored = async (id: number) =>
  (
    await sql<
      Record<string, unknown>
    >`select menus, elements, code_count, danger_count, version from role where id = ${id}`.execute(app.db)
  ).rows[0]

test('the rights of a role are saved and counted, and what belongs to a page that is off is left out', async () => {
  const own = await app.make(role, { owner: owner.id, menus: [], elements: [] })
  const page = await idOf('menu', 'UserManage:userList')
  const ofPage = await idOf('element', 'UserManage:userList.addLabel')
  const ofOther = await idOf('element', 'StaffManage:accountList.unlock')
  expect(
    (
      await app
        .as(owner)
        .run(save, own, { of: own.version, reason: 'New duties', menus: [page], elements: [ofPage, ofOther] })
    ).code,
  ).toBe('00000')
  expect(await stored(own.id)).toMatchObject({ menus: [page], elements: [ofPage], code_count: 2, danger_count: 0 })
})

test('a choice made over an older role is refused', async () => {
  const own = await app.make(role, { owner: owner.id, menus: [], elements: [] })
  const page = await idOf('menu', 'UserManage:userList')
  await app.as(owner).run(save, own, { of: own.version, reason: 'New duties', menus: [page], elements: [] })
  const { code, data } = await app
    .as(owner)
    .refused(save, own, { of: own.version, menus: [], elements: [], reason: 'x' })
  expect(code).toBe('B01')
  expect(data.reason).toBe('stale')
})

test('a dangerous right waits for a second person', async () => {
  const own = await app.make(role, { owner: owner.id, menus: [], elements: [] })
  const page = await idOf('menu', 'StaffManage:accountList')
  const danger = await idOf('element', 'StaffManage:accountList.disable')
  const wanted = { menus: [page], elements: [danger] }
  await app.as(owner).refused(save, own, { of: own.version, reason: 'New duties', ...wanted })
  expect(await stored(own.id)).toMatchObject({ elements: [] })
  const asked = await app.as(owner).run(saveDangerous, own, { of: own.version, reason: 'Duty', ...wanted })
  expect(asked.data.approvalIds).toHaveLength(1)
  const second = await app.staff('super')
  await app.as(second).run(approve, asked.data.approvalIds[0])
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
  const { data } = await app.as(staff).run(assignRoles, staff, { roles: [own.id], reason: 'Mine' })
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
    .refused(assignRoles, somebody, { roles: [maker.id, approver.id], reason: 'Both' })
  expect(code).toBe('A0400')
})

test("only a super administrator gives the super administrator's role", async () => {
  const staff = await app.staff(['StaffManage:accountList', 'StaffManage:accountList.assignRoles'])
  const somebody = await app.make(account, { roles: [] })
  const { code } = await app.as(staff).refused(assignRoles, somebody, { roles: [1], reason: 'All' })
  expect(code).toBe('A0400')
})

test('an account that is disabled is signed out everywhere', async () => {
  const staff = await app.staff(['UserManage:userList'])
  await app.as(owner).run(disable, staff, { reason: 'Left' })
  const open = await sql`select 1 from staff_session where account = ${staff.id} and state = 'active'`.execute(app.db)
  expect(open.rows).toEqual([])
})

test('the uses of rights are the same from what was counted of days as from the log itself', async () => {
  const used = await app.make(role, { menus: [], elements: [] })
  const [holder, other] = [await app.make(account, { roles: [used.id] }), await app.make(account, { roles: [] })]
  const now = new Date('2026-06-15T10:30:00.000Z')
  const write = (by: { id: number }, code: string, at: string, result: 'ok' | 'refused' = 'ok') =>
    app.make(auditEntry, { account: by.id, code, at, result })
  const days = ['2026-03-17T10:29:00Z', '2026-03-17T10:31:00Z', '2026-03-18T00:00:00Z', '2026-05-02T23:59:59.999Z']
  for (const at of [...days, '2026-05-03T00:00:00Z', '2026-06-14T12:00:00Z', '2026-06-15T09:00:00Z'])
    for (const by of [holder, other]) await write(by, 'A:list', at)
  await write(holder, 'B:list', '2026-06-14T13:00:00Z')
  await write(holder, 'B:list', '2026-06-14T13:00:01Z', 'refused')
  const direct = await usesOfRole(app.db, used.id, now)
  expect(direct).toEqual({ 'A:list': 6, 'B:list': 1 })
  await countUses(app.services, now)
  await countUses(app.services, now)
  expect(await usesOfRole(app.db, used.id, now)).toEqual(direct)
  // Without the log of whole days, they are still shown.
  await sql`delete from audit_entry where at >= '2026-03-18' and at < '2026-06-14'`.execute(app.db)
  expect(await usesOfRole(app.db, used.id, now)).toEqual(direct)
  await write(holder, 'B:list', '2026-06-14T23:59:00Z')
  await countUses(app.services, now)
  expect(await usesOfRole(app.db, used.id, now)).toEqual({ 'A:list': 6, 'B:list': 2 })
  const { data } = await app.as(owner).get<{ uses: object }>('/auth/backend/role/menu', { roleId: used.id })
  expect(data.uses).toBeDefined()
})
