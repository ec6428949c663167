import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import areaConfig from '../../src/entities/develop-manage/area-config'
import country from '../../src/entities/develop-manage/country'
import account from '../../src/entities/staff-manage/account'
import menu from '../../src/entities/staff-manage/menu'
import exportSchedule from '../../src/entities/system/export-schedule'
import short from '../../src/entities/movie-manage/short'
import shortSearchContent from '../../src/entities/short-manage/short-search-content'
import banner from '../../src/entities/app-manage/detail-banner'
import { Records } from '../../src/server/db/records'
import { startTestApp, type Caller, type Staff, type TestApp } from '../support/test-app'

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
    const reset = (id: number) => as.post('/auth/backend/account/resetPwd', { id, reason: 'forgotten' })
    expect(await reset(richer.id)).toMatchObject(beyond)
    expect(await reset((await app.staff('super')).id)).toMatchObject({ code: 'B01' })
    expect((await reset((await app.staff([])).id)).code).toBe('00000')
  })

  test('nor is the account, which could be taken over by its address', async () => {
    const edited = await as.post('/auth/backend/account/save', { id: richer.id, email: 'mine@iron-man.example' })
    expect(edited).toMatchObject(beyond)
  })

  test('a role is given by who holds all of it', async () => {
    const member = await app.staff([])
    const addTo = async (staff: Staff) =>
      as.post('/auth/backend/role/addMembers', { id: await roleOf(staff), accounts: [member.id], reason: 'joined' })
    expect((await addTo(richer)).code).toBe('A0400')
    expect(await addTo(await app.staff(['StaffManage:accountList']))).toMatchObject({ code: '00000' })
  })

  test('one’s own role is enlarged by somebody else, and no role beyond one’s own rights or limits', async () => {
    const [page] = await records().where(menu, { code: 'UserManage:userList' })
    const give = (roleId: number) => as.post('/auth/backend/role/addRoleMenu', { roleId, menuIds: [page?.id] })
    expect((await give(await roleOf(manager))).code).toBe('B01')
    const small = await roleOf(await app.staff([]))
    expect(await give(small)).toMatchObject(beyond)
    const save = (values: object) => as.post('/auth/backend/role/addOrEditRole', { id: small, ...values })
    expect((await save({ exportRowLimit: 5_000_000 })).code).toBe('B01')
    expect((await save({ dataScope: 'all' })).code).toBe('B01')
    expect((await save({ exportRowLimit: 10 })).code).toBe('00000')
    expect(
      (await as.post('/auth/backend/role/addOrEditRole', { id: await roleOf(manager), exportRowLimit: 10 })).code,
    ).toBe('B01')
  })
})

describe('records of other areas', () => {
  test('are seen where they meet one’s own, and changed where they reach no other', async () => {
    const areaOf = async () => (await app.make(areaConfig, { countries: [(await app.make(country)).id] })).id
    const [here, there] = [await areaOf(), await areaOf()]
    const page = 'AppManage:detailBanner'
    const editor = await app.staff([page, `${page}.edit`, `${page}.new`])
    await sql`update account set areas = ${[here]} where id = ${editor.id}`.execute(app.db)
    const [mine, shared, theirs] = [
      await app.make(banner, { areas: [here] }),
      await app.make(banner, { areas: [here, there] }),
      await app.make(banner, { areas: [there] }),
    ]
    const as = app.as(editor)
    const base = (await as.post<{ rows: { id: number }[] }>('/cms/backend/detailBanner/page', { sort: 'id' })).data
    expect(base.rows.map(({ id }) => id)).toEqual([mine.id, shared.id])
    const save = (id: number, areas: number[]) => as.post('/cms/backend/detailBanner/save', { id, areas })
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
  const save = (to: number) => app.as(editor).post('/short/backend/search/content/save', { id, short: to })
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
    const save = (staff: Staff, paramJson: object) =>
      app.as(staff).post('/report/backend/exportSchedule/save', { id, paramJson })
    expect((await save(editor, { released: { reason: 'x' } })).code).toBe('A0400')
    expect((await save(await app.staff(rights), { columns: ['nickname'] })).code).toBe('A0301')
    expect((await records().get(exportSchedule, id)).createdBy).toBe(owner.id)
    expect((await save(editor, { columns: ['nickname'] })).code).toBe('00000')
    expect((await records().get(exportSchedule, id)).createdBy).toBe(editor.id)
  })
})
