import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import account from '../../../src/entities/staff-manage/account'
import element from '../../../src/entities/staff-manage/element'
import menu from '../../../src/entities/staff-manage/menu'
import role from '../../../src/entities/staff-manage/role'
import tag from '../../../src/entities/movie-manage/tag'
import type { MenuItem } from '../../../src/calls/menu'
import { mailedPassword } from '../../support/mailed-password'
import { plainClient } from '../../support/plain-client'
import type { PlainClient } from '../../support/plain-client'
import { startTestApp } from '../../support/test-app'
import type { Staff, TestApp } from '../../support/test-app'

/*
 * What single calls answer a client that sends a token, names no command and knows no versions: in addition to the test that goes through
 * all of them in one world, their particulars.
 */
let app: TestApp
let owner: Staff
let call: PlainClient
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.staff('super')
  call = plainClient(app, owner)
})
afterAll(() => app.stop())

const ok = { code: '00000' }
const person = () => app.make(account, { roles: [], mustChangePassword: false })
const stateOf = async (id: number) =>
  (await app.db.selectFrom('account').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

describe('Login', () => {
  test('POST /auth/backend/account/updateStatus: account status toggle exists as a call', async () => {
    const { id } = await person()
    expect(await call('POST /auth/backend/account/updateStatus', { accountId: id })).toMatchObject(ok)
    expect(await stateOf(id)).toBe('disabled')
    expect(await call('POST /auth/backend/account/updateStatus', { accountId: id })).toMatchObject(ok)
    expect(await stateOf(id)).toBe('active')
    expect(await call(`POST /auth/backend/account/updateStatus?accountId=${id}&status=0`)).toMatchObject(ok)
    expect(await stateOf(id)).toBe('disabled')
    expect(await call('POST /auth/backend/account/updateStatus', { id, status: 'active' })).toMatchObject(ok)
    expect(await stateOf(id)).toBe('active')
  })

  test('POST /auth/backend/account/addOrEditRole and account/save change an account without knowing its version', async () => {
    const { id } = await person()
    // The first role is that of super administrators.
    await app.make(role, { owner: owner.id })
    const own = await app.make(role, { owner: owner.id })
    const given = await call('POST /auth/backend/account/addOrEditRole', { accountId: id, roleIds: [own.id] })
    expect(given).toMatchObject(ok)
    const saved = await call('POST /auth/backend/account/save', { accountId: id, realName: 'Anna' })
    expect(saved).toMatchObject({ ...ok, data: { id, accountId: id } })
    const { rows } = await app.services.pool.query('select version, roles, real_name from account where id = $1', [id])
    expect(rows).toMatchObject([
      { roles: [own.id], real_name: 'Anna', version: (saved.data as { version: number }).version },
    ])
  })

  test('POST resetPwd: the one-time password signs in once, and until it is changed only the password call is served', async () => {
    const somebody = await person()
    expect(await call('POST /auth/backend/account/resetPwd', { accountId: somebody.id })).toMatchObject(ok)
    const password = await mailedPassword(app.db, somebody.id)
    const signIn = () =>
      plainClient(app, { token: '' })<{ token: string }>('POST /auth/backend/account/login', {
        username: ` ${somebody.username} `,
        password,
      })
    const signedIn = await signIn()
    const own = plainClient(app, signedIn.data)
    expect((await signIn()).code).toBe('A0210')
    expect(await own('GET /auth/backend/account/info')).toMatchObject({ ...ok, data: { mustChangePassword: true } })
    expect(await own('GET /auth/backend/staffNotice/mine')).toMatchObject({
      code: 'A0301',
      data: { reason: 'passwordFirst' },
    })
    const change = { accountId: somebody.id, oldPassWord: password, newPassWord: 'Another-Pass9!' }
    expect(await own('POST /auth/backend/account/updatePwd', change)).toMatchObject(ok)
    expect((await own('GET /auth/backend/account/info')).code).toBe('A0230')
  })

  test('PUT all_user_logout signs everybody out, and needs the right to', async () => {
    const [other, operator] = [await app.staff([]), await app.staff([])]
    expect((await plainClient(app, operator)('PUT /auth/backend/account/all_user_logout')).code).toBe('A0301')
    expect(await call('PUT /auth/backend/account/all_user_logout')).toMatchObject(ok)
    expect((await plainClient(app, other)('GET /auth/backend/account/info')).code).toBe('A0230')
    expect((await call('GET /auth/backend/account/info')).code).toBe('00000')
  })

  test('PUT logout ends the session', async () => {
    const staff = await app.staff([])
    expect(await plainClient(app, staff)('PUT /auth/backend/account/logout')).toMatchObject(ok)
    expect((await plainClient(app, staff)('GET /auth/backend/account/info')).code).toBe('A0230')
  })
})

describe('Roles and menus', () => {
  test('roles: GET role/all, POST addOrEditRole, POST delRole', async () => {
    const draft = { name: { zh_CN: '角色', en: 'A role' }, code: 'plain-role', description: 'Made', owner: owner.id }
    const made = await call<{ id: number; roleId: number }>('POST /auth/backend/role/addOrEditRole', draft)
    expect(made).toMatchObject({ ...ok, data: { roleId: made.data.id } })
    const edited = await call('POST /auth/backend/role/addOrEditRole', { roleId: made.data.id, description: 'Changed' })
    expect(edited).toMatchObject({ ...ok, data: { version: 2 } })
    const all = await call<{ id: number; code: string }[]>('GET /auth/backend/role/all')
    expect(all.data).toContainEqual(
      expect.objectContaining({ id: made.data.id, roleId: made.data.id, code: 'plain-role' }),
    )
    expect(await call('POST /auth/backend/role/delRole', { roleId: made.data.id })).toMatchObject(ok)
    expect((await call<{ id: number }[]>('GET /auth/backend/role/all')).data.map(({ id }) => id)).not.toContain(
      made.data.id,
    )
  })

  test('menu (tree): parentId, menuId; an entry is made, read, changed, and goes with its branch and elements', async () => {
    const save = (values: object) => call<{ menuId: number }>('POST /auth/backend/menu/addOrEdit', values)
    const top = await save({ code: 'Plain:top', title: { zh_CN: '顶', en: 'Top' }, url: '/plain', kind: 'section' })
    const below = await save({
      code: 'Plain:page',
      title: { zh_CN: '页', en: 'Page' },
      url: 'https://example.com',
      kind: 'external',
      parentId: top.data.menuId,
    })
    expect(below).toMatchObject(ok)
    const detail = await call(`GET /auth/backend/menu/detail?menuId=${below.data.menuId}`)
    expect(detail).toMatchObject({ ...ok, data: { menuId: below.data.menuId, code: 'Plain:page' } })
    expect(await save({ menuId: below.data.menuId, hidden: true })).toMatchObject(ok)
    const tree = await call<{ menuId: number; childMenu: object[] }[]>('GET /auth/backend/menu/tree')
    const found = tree.data.find(({ menuId }) => menuId === top.data.menuId)
    expect(found?.childMenu).toMatchObject([{ menuId: below.data.menuId, parentId: top.data.menuId, hidden: true }])

    const made = await call<{ elementId: number }>('POST /auth/backend/menu/element/addOrEdit', {
      menuId: below.data.menuId,
      code: 'Plain:page.go',
      title: { zh_CN: '走', en: 'Go' },
      kind: 'tool',
    })
    expect(made).toMatchObject(ok)
    const { elementId } = made.data
    const changed = await call('POST /auth/backend/menu/element/addOrEdit', { elementId, danger: true })
    expect(changed).toMatchObject({ ...ok, data: { elementId } })
    const own = await app.make(role, { owner: owner.id })
    const rights = await call<{ elements: object[] }>(`GET /auth/backend/role/menu?roleId=${own.id}`)
    expect(rights.data.elements).toContainEqual(expect.objectContaining({ elementId, code: 'Plain:page.go' }))

    expect(await call(`DELETE /auth/backend/menu/delMenu?parentId=${top.data.menuId}`)).toMatchObject({
      ...ok,
      data: { menus: 2, elements: 1 },
    })
    const gone = await call(`GET /auth/backend/menu/detail?menuId=${below.data.menuId}`)
    expect(gone.code).toBe('A0404')
    expect(gone.msg).not.toMatch(/menu \d/)
  })

  test('DELETE menu/element/del?elementId= deletes an element that no role holds', async () => {
    const held = await app.make(element, { code: 'Held:page.go', orphan: true })
    const free = await app.make(element, { code: 'Free:page.go', orphan: true })
    await app.make(role, { owner: owner.id, elements: [held.id] })
    expect((await call(`DELETE /auth/backend/menu/element/del?elementId=${held.id}`)).code).toBe('B01')
    expect(await call(`DELETE /auth/backend/menu/element/del?elementId=${free.id}`)).toMatchObject(ok)
  })

  test('POST role/addRoleMenu gives pages and elements to the role as it stands', async () => {
    const own = await app.make(role, { owner: owner.id })
    const page = await app.make(menu, { code: 'Given:page', url: '/given', kind: 'page' })
    const right = await app.make(element, { code: 'Given:page.go', menu: page.id })
    const answer = await call('POST /auth/backend/role/addRoleMenu', {
      roleId: own.id,
      menuIds: [page.id],
      elementIds: [right.id],
    })
    expect(answer).toMatchObject({ ...ok, data: { roleId: own.id, version: 2 } })
    const rights = await call(`GET /auth/backend/role/menu?roleId=${own.id}`)
    expect(rights).toMatchObject({ data: { held: { menus: [page.id], elements: [right.id] } } })
  })
})

describe('what nobody answers', () => {
  test.each(['GET /config/manage/nothing', 'POST /auth/backend/nothing', 'GET /tag/x', 'DELETE /api/nothing'] as const)(
    '%s is told so in the envelope, once it is known who asks',
    async (what) => {
      expect(await call(what)).toMatchObject({ code: 'A0404', data: null })
      expect(await plainClient(app, { token: 'made-up' })(what)).toMatchObject({ code: 'A0230' })
    },
  )

  test('an edit that names no record says which field is missing', async () => {
    expect(await call('POST /user/backend/info/edit', {})).toMatchObject({ code: 'A0400', data: { field: 'userId' } })
  })
})

describe('What lists and options are answered with', () => {
  test('menu (tree): parentId, menuId', async () => {
    const { data } = await call<{ code: string; menuId: number; childMenu: object[] }[]>('GET /auth/backend/menu/tree')
    const users = data.find(({ code }) => code === 'UserManage')
    expect(users?.childMenu).toContainEqual(
      expect.objectContaining({ code: 'UserManage:userList', parentId: users?.menuId }),
    )
  })

  test('GET blacklist/copyright/getTagCodeList tells copyright tags by their codes', async () => {
    const own = await app.make(tag, { code: 'own_rights', type: 'copyright', enabled: true, state: 'active' })
    const { data } = await call<object[]>('GET /user/backend/blacklist/copyright/getTagCodeList')
    expect(data).toEqual([expect.objectContaining({ id: own.id, code: 'own_rights' })])
  })

  test('POST category/save; GET category/all; GET rule/selectOptions', async () => {
    const draft = { code: 'spending', name: { zh_CN: '消费', en: 'Spending' } }
    const made = await call<{ id: number }>('POST /rule/engine/backend/user/category/save', draft)
    const all = await call<object[]>('GET /rule/engine/backend/user/category/all')
    expect(all.data).toContainEqual(expect.objectContaining({ id: made.data.id, code: 'spending' }))
    const options = await call('GET /rule/engine/backend/user/rule/selectOptions')
    expect(options).toMatchObject({ ...ok, data: { indicators: [], kinds: ['yesNo', 'tiers'] } })
  })

  test('GET /config/manage/client/group/account tells who may be a member', async () => {
    const { data } = await call<object[]>('GET /config/manage/client/group/account')
    expect(data).toContainEqual(expect.objectContaining({ id: owner.id, username: owner.username }))
  })

  test('PUT all_user_logout signs everybody out, and needs the right to', async () => {
    const [other, operator] = [await app.staff([]), await app.staff([])]
    expect((await plainClient(app, operator)('PUT /auth/backend/account/all_user_logout')).code).toBe('A0301')
    expect(await call('PUT /auth/backend/account/all_user_logout')).toMatchObject(ok)
    expect((await plainClient(app, other)('GET /auth/backend/account/info')).code).toBe('A0230')
    expect((await call('GET /auth/backend/account/info')).code).toBe('00000')
  })
})

const resources = (as: PlainClient) =>
  as<{ menus: MenuItem[]; elements: string[] }>('GET /auth/backend/account/authorize_resource')

describe('GET /auth/backend/account/authorize_resource (returns menus and elements)', () => {
  test('menu item: code, title, icon, url, childMenu, hidden', async () => {
    const { data } = await resources(call)
    const users = data.menus.find(({ code }) => code === 'UserManage')
    expect(users).toMatchObject({ url: '/user-manage', title: { en: 'Users' }, icon: 'users', hidden: false })
    expect(users?.childMenu).toContainEqual(
      expect.objectContaining({
        code: 'UserManage:userList',
        title: expect.objectContaining({ en: expect.any(String) as string }) as object,
        icon: expect.any(String) as string,
        url: '/user-manage/user-list',
        hidden: false,
        parentId: users?.menuId,
        childMenu: [],
      }),
    )
    expect(data.elements).toContain('UserManage:userList.ban')
  })

  test('who holds one page is told of it and of what it stands under, and of nothing else', async () => {
    const staff = await app.staff(['UserManage:userList'])
    const { data } = await resources(plainClient(app, staff))
    expect(data.elements).toEqual([])
    expect(data.menus).toEqual([
      expect.objectContaining({
        code: 'UserManage',
        held: false,
        childMenu: [expect.objectContaining({ code: 'UserManage:userList', held: true })],
      }),
    ])
  })

  test('an entry that stands under a page which somebody may not open does not open that page', async () => {
    const above = await app.make(menu, { code: 'Above:page', url: '/above', kind: 'page', order: 1 })
    const below = await app.make(menu, {
      code: 'Below:page',
      url: '/below',
      kind: 'page',
      parentId: above.id,
      order: 1,
    })
    const staff = await app.staff(['Below:page'])
    const { data } = await resources(plainClient(app, staff))
    expect(data.menus).toMatchObject([
      { code: 'Above:page', held: false, childMenu: [{ menuId: below.id, parentId: above.id, held: true }] },
    ])
  })
})

test('who looks at the rights of a role is told of pages, not of the sections that they stand in', async () => {
  const own = await app.make(role, { owner: owner.id })
  const { data } = await call<{ menus: { kind: string }[] }>(`GET /auth/backend/role/menu?roleId=${own.id}`)
  expect(new Set(data.menus.map(({ kind }) => kind))).not.toContain('section')
})
