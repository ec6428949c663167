import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as menuTree from '../../../commands/staff-manage/menu-tree'
import menu from '../../../src/entities/staff-manage/menu'
import role from '../../../src/entities/staff-manage/role'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

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
const save = (values: object) => app.as(owner).save(menu, values)

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
  const list = () => app.as(staff).list(blacklistEntry, { columns: [] })
  expect((await list()).code).toBe('A0301')
  const own = sql`where id = (select roles[1] from account where id = ${staff.id})`
  await sql`update role set version = version + 1,
    menus = array(select id from menu where code = 'UserManage:userBlackList') ${own}`.execute(app.db)
  expect((await list()).code).toBe('00000')
  await sql`update role set enabled = false ${own}`.execute(app.db)
  expect((await list()).code).toBe('A0301')
})

describe('routes may carry a roles list in metadata; the route is kept only if the user has one of them', () => {
  const list = (staff: Staff) => app.as(staff).list(blacklistEntry, { columns: [] })
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

describe('menus and elements are manageable', () => {
  const rowOf = async (code: string) => {
    const { rows } = await sql<{ id: number; version: number; title: { en: string }; parent: string | null }>`
      select m.id, m.version, m.title, above.code as parent from menu m left join menu above on above.id = m.parent_id
      where m.code = ${code}`.execute(app.db)
    return rows[0]!
  }
  const below = async (id: number) =>
    (await sql<{ id: number }>`select id from menu where parent_id = ${id} order by "order"`.execute(app.db)).rows.map(
      (row) => row.id,
    )

  test('an entry is put at a place among those under another, which make room for it', async () => {
    const [top, first, second] = [await entry(), await entry(), await entry()]
    const place = (id: number, position: number) =>
      app.as(owner).run(menuTree.place, id, { parentId: top.id, position })
    expect((await place(first.id, 1)).code).toBe('00000')
    expect((await place(second.id, 1)).code).toBe('00000')
    expect(await below(top.id)).toEqual([second.id, first.id])
    expect((await place(second.id, 2)).code).toBe('00000')
    expect(await below(top.id)).toEqual([first.id, second.id])
    expect(await place(top.id, 1)).toMatchObject({ code: 'A0400', data: { field: 'parentId' } })
  })

  test('an edited entry goes back to what is declared; one made by hand has nothing to go back to', async () => {
    const code = 'UserManage:userBlackList'
    const before = await rowOf(code)
    await save({ id: before.id, version: before.version, title: { en: 'Outcasts', zh_CN: '黑名单' }, parentId: null })
    expect(await rowOf(code)).toMatchObject({ title: { en: 'Outcasts' }, parent: null })
    expect((await app.as(owner).run(menuTree.reset, before)).code).toBe('00000')
    expect(await rowOf(code)).toMatchObject({ title: before.title, parent: 'UserManage' })
    const made = await entry()
    expect((await app.as(owner).refused(menuTree.reset, made)).code).toBe('B01')
  })

  test('what the build declares is not deleted: it is refused with words', async () => {
    const { id } = await rowOf('UserManage:userList')
    const gone = await app.http.inject({
      method: 'DELETE',
      url: `/auth/backend/menu/delMenu?id=${id}`,
      headers: { token: owner.token },
    })
    expect(gone.json()).toMatchObject({ code: 'B01', msg: expect.stringContaining('Hide it instead') as string })
  })

  test('an element made by hand is a code that roles can hold, until none holds it and it is deleted', async () => {
    const { id } = await rowOf('UserManage:userList')
    const code = 'UserManage:userList.handMade'
    const added = await app
      .as(owner)
      .run(menuTree.addElement, id, { code, title: { en: 'By hand', zh_CN: '手工' }, kind: 'tool' })
    expect(added.code).toBe('00000')
    const { rows } = await sql<{ id: number }>`select id from element where code = ${code}`.execute(app.db)
    const made = rows[0]!.id
    const holder = await app.staff([code])
    const told = await app.as(holder).get<{ elements: string[] }>('/auth/backend/account/authorize_resource')
    expect(told.data.elements).toEqual([code])
    const remove = () => app.as(owner).run(menuTree.deleteElement, made)
    expect((await remove()).code).toBe('B01')
    await sql`update role set elements = array_remove(elements, ${made}::bigint)`.execute(app.db)
    expect((await remove()).code).toBe('00000')
  })
})
