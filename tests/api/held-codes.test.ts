import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import menu from '../../src/entities/staff-manage/menu'
import role from '../../src/entities/staff-manage/role'
import { startTestApp, type Staff, type TestApp } from '../support/test-app'

let app: TestApp
let owner: Staff
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.staff('super')
})
afterAll(() => app.stop())

let number = 0
const entry = (values: object = {}) =>
  app.make(menu, {
    code: `External:link${++number}`,
    url: `https://example.com/${number}`,
    kind: 'external',
    ...values,
  })
const save = (values: object) => app.as(owner).post('/auth/backend/menu/addOrEdit', values)

test('the code of an entry that a role holds stays, and so does the entry', async () => {
  const held = await entry()
  await app.make(role, { owner: owner.id, menus: [held.id], elements: [] })
  expect(await save({ id: held.id, version: held.version, code: 'External:other' })).toMatchObject({
    code: 'A0400',
    data: { field: 'code' },
  })
  const gone = await app.http.inject({
    method: 'DELETE',
    url: `/auth/backend/menu/delMenu?id=${held.id}`,
    headers: { token: owner.token },
  })
  expect(gone.json()).toMatchObject({ code: 'B01' })
  const free = await entry()
  expect((await save({ id: free.id, version: free.version, code: 'External:other' })).code).toBe('00000')
})

test('an entry stands neither under itself nor below the third level', async () => {
  const top = await entry()
  const middle = await entry({ parentId: top.id })
  const low = await entry({ parentId: middle.id })
  const place = (id: number, parentId: number) => save({ id, version: 1, parentId })
  expect(await place(top.id, low.id)).toMatchObject({ code: 'A0400', data: { field: 'parentId' } })
  const other = await entry()
  expect(await place(other.id, low.id)).toMatchObject({ code: 'A0400', data: { field: 'parentId' } })
  expect(await place(middle.id, other.id)).toMatchObject({ code: '00000' })
})

test('a right that a role gains or loses is there or gone with the next call', async () => {
  const staff = await app.staff([])
  const list = () => app.as(staff).post('/user/backend/blacklist/page', { columns: [] })
  expect((await list()).code).toBe('A0301')
  const own = sql`where id = (select roles[1] from account where id = ${staff.id})`
  await sql`update role set version = version + 1,
    menus = array(select id from menu where code = 'UserManage:userBlackList') ${own}`.execute(app.db)
  expect((await list()).code).toBe('00000')
  await sql`update role set enabled = false ${own}`.execute(app.db)
  expect((await list()).code).toBe('A0301')
})

describe('routes may carry a roles list in metadata; the route is kept only if the user has one of them', () => {
  const list = (staff: Staff) => app.as(staff).post('/user/backend/blacklist/page', { columns: [] })
  const roleOf = async ({ id }: Staff) => {
    const { rows } = await sql<{ role: number }>`select roles[1] as role from account where id = ${id}`.execute(app.db)
    return rows[0]!.role
  }
  const setRoles = async (code: string, roles: readonly number[]) => {
    const { rows } = await sql<{
      id: number
      version: number
    }>`select id, version from menu where code = ${code}`.execute(app.db)
    const [row] = rows
    expect((await save({ id: row!.id, version: row!.version, roles })).code).toBe('00000')
  }

  test.each(['UserManage:userBlackList', 'UserManage'])(
    'roles on %s refuse the calls of others at once',
    async (code) => {
      const [one, other] = [
        await app.staff(['UserManage:userBlackList']),
        await app.staff(['UserManage:userBlackList']),
      ]
      await setRoles(code, [await roleOf(one)])
      expect((await list(one)).code).toBe('00000')
      expect((await list(other)).code).toBe('A0301')
      expect((await list(owner)).code).toBe('00000')
      const menus = JSON.stringify((await app.as(other).get('/auth/backend/account/authorize_resource')).data)
      expect(menus).not.toContain('"UserManage:userBlackList"')
      await setRoles(code, [])
      expect((await list(other)).code).toBe('00000')
    },
  )
})
