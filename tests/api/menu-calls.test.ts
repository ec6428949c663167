import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import menu from '../../src/entities/staff-manage/menu'
import role from '../../src/entities/staff-manage/role'
import type { MenuItem } from '../../src/server/handlers/auth/menu-items'
import { plainClient, type PlainClient } from '../support/plain-client'
import { startTestApp, type Staff, type TestApp } from '../support/test-app'

let app: TestApp
let owner: Staff
let call: PlainClient
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.staff('super')
  call = plainClient(app, owner)
})
afterAll(() => app.stop())

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
