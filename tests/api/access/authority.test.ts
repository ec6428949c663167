import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as accountList from '../../../commands/staff-manage/account-list'
import { addMembers } from '../../../commands/staff-manage/role-list'
import * as approvals from '../../../commands/system/report-center/approvals'
import * as schedules from '../../../commands/system/report-center/schedules'
import banner from '../../../src/entities/app-manage/detail-banner'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import short from '../../../src/entities/movie-manage/short'
import shortSearchContent from '../../../src/entities/short-manage/short-search-content'
import account from '../../../src/entities/staff-manage/account'
import menu from '../../../src/entities/staff-manage/menu'
import role from '../../../src/entities/staff-manage/role'
import exportSchedule from '../../../src/entities/system/export-schedule'
import detailBannerPage from '../../../src/pages/app-manage/detail-banner'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const rolesOf = async ({ id }: Staff) => [...((await records().get(account, id)).roles ?? [])]
const roleOf = async (staff: Staff) => (await rolesOf(staff))[0]!

describe('nobody gives, edits or resets what goes beyond their own rights', () => {
  let manager: Staff
  let as: Caller
  let richer: Staff
  beforeAll(async () => {
    manager = await app.staff([
      'StaffManage:accountList',
      'StaffManage:accountList.edit',
      'StaffManage:accountList.resetPassword',
      'StaffManage:accountList.disable',
      'StaffManage:roleList',
      'StaffManage:roleList.edit',
      'StaffManage:roleList.addMembers',
      'StaffManage:rolePermission',
      'StaffManage:rolePermission.save',
    ])
    as = app.as(manager)
    richer = await app.staff(['UserManage:userList'])
  })

  const beyond = { code: 'B01', msg: expect.stringContaining('Users') as string }

  test('the password of somebody who may do more is not theirs to reset, nor the super administrator’s', async () => {
    const reset = (id: number) => as.run(accountList.resetPassword, id, { reason: 'forgotten' })
    expect(await reset(richer.id)).toMatchObject(beyond)
    expect(await reset((await app.staff('super')).id)).toMatchObject({ code: 'B01' })
    expect((await reset((await app.staff([])).id)).code).toBe('00000')
  })

  test('nor is the account, which could be taken over by its address', async () => {
    const edited = await as.save(account, { id: richer.id, email: 'mine@iron-man.example' })
    expect(edited).toMatchObject(beyond)
  })

  test('a role is given by who holds all of it', async () => {
    const member = await app.staff([])
    const addTo = async (staff: Staff) =>
      as.run(addMembers, await roleOf(staff), { accounts: [member.id], reason: 'joined' })
    expect((await addTo(richer)).code).toBe('A0400')
    expect(await addTo(await app.staff(['StaffManage:accountList']))).toMatchObject({ code: '00000' })
  })

  test('one’s own role is enlarged by somebody else, and no role beyond one’s own rights or limits', async () => {
    const [page] = await records().where(menu, { code: 'UserManage:userList' })
    const give = (roleId: number) => as.post('/auth/backend/role/addRoleMenu', { roleId, menuIds: [page?.id] })
    expect(await give(await roleOf(manager))).toMatchObject(beyond)
    const small = await roleOf(await app.staff([]))
    expect(await give(small)).toMatchObject(beyond)
    const save = (values: object) => as.save(role, { id: small, ...values })
    expect((await save({ exportRowLimit: 5_000_000 })).code).toBe('B01')
    expect((await save({ dataScope: 'all' })).code).toBe('B01')
    expect((await save({ exportRowLimit: 10 })).code).toBe('00000')
  })

  test('of several accounts those that are disabled already are left as they are', async () => {
    const [on, off] = [await app.staff([]), await app.staff([])]
    await sql`update account set state = 'disabled' where id = ${off.id}`.execute(app.db)
    expect(await as.run(accountList.disable, [on.id, off.id], { reason: 'left' })).toMatchObject({
      code: '00000',
      data: { done: [on.id], skipped: [{ id: off.id }] },
    })
  })

  test('work is handed over by who may do what its owner does, and a schedule by who may make its files', async () => {
    const mover = app.as(await app.staff(['StaffManage:accountList', 'StaffManage:accountList.handOver']))
    const to = (await app.staff([])).id
    const handOver = (from: Staff) => mover.run(accountList.handOver, from, { to, reason: 'leaves' })
    expect(await handOver(richer)).toMatchObject(beyond)
    expect((await handOver(await app.staff(['StaffManage:accountList']))).code).toBe('00000')
    const page = 'System:reportCenterSchedules'
    const other = app.as(await app.staff([page, `${page}.handOver`]))
    const { id } = await app.make(exportSchedule, { exportType: 'user-list', paramJson: {} })
    const owner = (await app.staff(['UserManage:userList', 'UserManage:userList.export'])).id
    expect(await other.refused(schedules.handOver, id, { owner })).toMatchObject({ code: 'B01' })
    expect((await records().get(exportSchedule, id)).createdBy).toBe(null)
  })
})

describe('what touches oneself or a role one holds, or a super administrator, takes a second person', () => {
  const rights = [
    'StaffManage:accountList',
    'StaffManage:accountList.edit',
    'StaffManage:accountList.assignRoles',
    'StaffManage:accountList.resetPassword',
    'StaffManage:roleList',
    'StaffManage:roleList.edit',
    'StaffManage:roleList.addMembers',
    'StaffManage:rolePermission',
    'StaffManage:rolePermission.save',
  ]
  interface Asked {
    readonly approvalIds?: number[]
  }
  const approve = (by: Staff, { data }: { readonly data: Asked }) =>
    app.as(by).run(approvals.approve, data.approvalIds?.[0])

  test('the rights of one’s own role, as long as the other holds what is given', async () => {
    const one = await app.staff(rights)
    const own = await roleOf(one)
    const { menus, elements } = await records().get(role, own)
    const less = menus!.slice(1)
    const give = (menuIds: readonly number[]) =>
      app.as(one).post<Asked>('/auth/backend/role/addRoleMenu', { roleId: own, menuIds, elementIds: elements })
    const asked = await give(less)
    expect(asked).toMatchObject({ code: '00000', data: { approvalIds: [expect.any(Number)] } })
    expect((await records().get(role, own)).menus).toEqual(menus)
    expect((await approve(one, asked)).code).toBe('B01')
    expect(await approve(await app.staff(rights), asked)).toMatchObject({ code: '00000' })
    expect((await records().get(role, own)).menus).toEqual(less)
  })

  test('one’s own roles: who agrees holds what they give', async () => {
    const one = await app.staff(rights)
    const smaller = await roleOf(await app.staff(['StaffManage:roleList']))
    const roles = [...(await rolesOf(one)), smaller]
    const asked = await app.as(one).run(accountList.assignRoles, one, { roles, reason: 'both desks' })
    expect(asked.data?.approvalIds, asked.msg).toHaveLength(1)
    expect(await rolesOf(one)).not.toContain(smaller)
    const weak = await app.staff(['StaffManage:accountList', 'StaffManage:accountList.assignRoles'])
    expect((await approve(weak, asked)).code).toBe('B01')
    expect(await approve(await app.staff(rights), asked)).toMatchObject({ code: '00000' })
    expect(await rolesOf(one)).toContain(smaller)
  })

  test('a form asks for the other too: it saves what both agreed to', async () => {
    const one = await app.staff(rights)
    const own = await roleOf(one)
    const save = (body: object) => app.as(one).save(role, { id: own, ...body })
    expect((await save({ exportRowLimit: 5_000_000 })).code).toBe('B01')
    const { version } = await records().get(role, own)
    const asked = await save({ exportRowLimit: 10, version })
    expect(asked.data).toMatchObject({ version, approvalIds: [expect.any(Number)] })
    expect((await records().get(role, own)).exportRowLimit).not.toBe(10)
    expect(await approve(await app.staff(rights), asked)).toMatchObject({ code: '00000' })
    expect((await records().get(role, own)).exportRowLimit).toBe(10)
  })

  test('a super administrator: another one agrees, and nobody else', async () => {
    const [boss, other, one] = [await app.staff('super'), await app.staff('super'), await app.staff(rights)]
    const make = (by: Staff, id: number) => app.as(by).run(addMembers, 1, { accounts: [id], reason: 'on call' })
    const newcomer = await app.staff([])
    await app.make(role, { id: 1, code: 'super', builtIn: true } as object)
    expect((await make(one, newcomer.id)).code).not.toBe('00000')
    const asked = await make(boss, newcomer.id)
    expect(asked.data?.approvalIds, asked.msg).toHaveLength(1)
    expect(await rolesOf(newcomer)).not.toContain(1)
    expect((await approve(one, asked)).code).not.toBe('00000')
    expect(await approve(other, asked)).toMatchObject({ code: '00000' })
    expect(await rolesOf(newcomer)).toContain(1)
    const phone = '+8613800138000'
    const edited = await app.as(boss).save(account, { id: newcomer.id, phone })
    expect((await records().get(account, newcomer.id)).phone).not.toBe(phone)
    const { rows } = await sql`select args, sealed from approval where id = ${edited.data.approvalIds?.[0]}`.execute(
      app.db,
    )
    expect(rows).toEqual([{ args: {}, sealed: { phone } }])
    expect(await approve(other, edited)).toMatchObject({ code: '00000' })
    expect((await records().get(account, newcomer.id)).phone).toBe(phone)
    const reset = await app.as(boss).run(accountList.resetPassword, newcomer, { reason: 'forgotten' })
    expect(reset.data.approvalIds).toHaveLength(1)
    expect((await approve(one, reset)).code).toBe('B01')
    expect(await approve(other, reset)).toMatchObject({ code: '00000' })
  })
})

describe('records of other areas', () => {
  test('are seen where they meet one’s own, and changed where they reach no other', async () => {
    const areaOf = async () => (await app.make(areaConfig, { countries: [(await app.make(country)).id] })).id
    const [here, there] = [await areaOf(), await areaOf()]
    const page = 'AppManage:detailBanner'
    const editor = await app.staff([page, `${page}.edit`, `${page}.new`, `${page}.delete`])
    await sql`update account set areas = ${[here]} where id = ${editor.id}`.execute(app.db)
    const [mine, shared, theirs] = [
      await app.make(banner, { areas: [here] }),
      await app.make(banner, { areas: [here, there] }),
      await app.make(banner, { areas: [there] }),
    ]
    const as = app.as(editor)
    const base = (await as.list(banner, { sort: 'id' })).data
    expect(base.rows.map(({ id }) => id)).toEqual([mine.id, shared.id])
    const remove = (id: number) => as.refused(commandOf(detailBannerPage, 'delete'), id)
    expect((await remove(theirs.id)).code).toBe('A0404')
    expect(await remove(shared.id)).toMatchObject({
      code: 'B01',
      msg: expect.stringContaining('areas that are not yours') as string,
    })
    expect((await records().get(banner, shared.id)).areas).toEqual([here, there])
    const save = (id: number, areas: number[]) => as.save(banner, { id, areas })
    expect((await save(theirs.id, [there])).code).toBe('A0404')
    expect(await save(shared.id, [here])).toMatchObject({ code: 'A0400', data: { field: 'areas' } })
    expect(await save(mine.id, [here, there])).toMatchObject({ code: 'A0400', data: { field: 'areas' } })
    expect((await records().get(banner, mine.id)).areas).toEqual([here])
  })
})

test('a record of another area is no record to refer to', async () => {
  const areaOf = async () => (await app.make(areaConfig, { countries: [(await app.make(country)).id] })).id
  const [here, there] = [await areaOf(), await areaOf()]
  const page = 'ShortManage:recommendationContent'
  const editor = await app.staff([page, `${page}.edit`])
  await sql`update account set areas = ${[here]} where id = ${editor.id}`.execute(app.db)
  const [mine, theirs] = [await app.make(short, { areas: [here] }), await app.make(short, { areas: [there] })]
  const { id } = await app.make(shortSearchContent, { areas: [here], short: mine.id })
  const save = (to: number) => app.as(editor).save(shortSearchContent, { id, short: to })
  expect(await save(theirs.id)).toMatchObject({ code: 'A0400', data: { field: 'short' } })
  expect((await save((await app.make(short, { areas: [-1] })).id)).code).toBe('00000')
})

describe('a schedule of exports', () => {
  const rights = ['System:reportCenterSchedules', 'System:reportCenterSchedules.edit', 'UserManage:userList']

  test('lets nothing out that a second person has to, and runs with the rights of who says what it holds', async () => {
    const owner = await app.staff([...rights, 'UserManage:userList.export'])
    const editor = await app.staff([...rights, 'UserManage:userList.export'])
    const { id } = await app.make(exportSchedule, {
      exportType: 'user-list',
      paramJson: { columns: ['displayId'] },
      recipients: [owner.id],
      frequency: 'daily',
      time: '06:30',
      timezone: 'UTC',
    })
    await sql`update export_schedule set created_by = ${owner.id} where id = ${id}`.execute(app.db)
    const save = (staff: Staff, paramJson: object) => app.as(staff).save(exportSchedule, { id, paramJson })
    expect((await save(editor, { released: { reason: 'x' } })).code).toBe('A0400')
    expect((await save(await app.staff(rights), { columns: ['nickname'] })).code).toBe('A0301')
    expect((await records().get(exportSchedule, id)).createdBy).toBe(owner.id)
    expect((await save(editor, { columns: ['nickname'] })).code).toBe('00000')
    expect((await records().get(exportSchedule, id)).createdBy).toBe(editor.id)
  })
})
