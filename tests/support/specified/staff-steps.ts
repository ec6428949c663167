import { expect } from 'vitest'
import account from '../../../src/entities/staff-manage/account'
import constantItem from '../../../src/entities/develop-manage/constant-item'
import element from '../../../src/entities/staff-manage/element'
import menu from '../../../src/entities/staff-manage/menu'
import role from '../../../src/entities/staff-manage/role'
import { mailedPassword } from '../mailed-password'
import type { Step } from './step'

const data = (values: object) => expect.objectContaining(values) as object

/** Roles, menus and elements: made, read, changed and given to a role. */
export const roleSteps: readonly Step[] = [
  {
    call: 'POST /auth/backend/role/addOrEditRole',
    sends: ({ owner }) => ({
      name: { zh_CN: '编辑', en: 'Editors' },
      code: 'editors',
      description: 'Edits titles',
      owner: owner.id,
    }),
    holds: async ({ data: made }: { data: { roleId: number } }, world) => {
      world.keep('role', made.roleId)
      expect(await world.stored(role, made.roleId)).toMatchObject({ code: 'editors' })
    },
  },
  {
    call: 'GET /auth/backend/role/all',
    holds: ({ data: all }, world) => expect(all).toContainEqual(data({ roleId: world.id('role'), code: 'editors' })),
  },
  {
    call: 'POST /auth/backend/menu/addOrEdit',
    sends: () => ({ code: 'Plain:top', title: { zh_CN: '顶', en: 'Top' }, url: '/plain', kind: 'section' }),
    holds: ({ data: made }: { data: { menuId: number } }, world) => world.keep('section', made.menuId),
  },
  {
    call: 'POST /auth/backend/menu/addOrEdit',
    sends: (world) => ({
      code: 'Plain:page',
      title: { zh_CN: '页', en: 'Page' },
      url: 'https://example.com',
      kind: 'external',
      parentId: world.id('section'),
    }),
    holds: ({ data: made }: { data: { menuId: number } }, world) => world.keep('menu', made.menuId),
  },
  {
    call: 'POST /auth/backend/menu/addOrEdit',
    sends: (world) => ({ menuId: world.id('menu'), hidden: true }),
    holds: async (_answer, world) =>
      expect(await world.stored(menu, world.id('menu'))).toMatchObject({ hidden: true, code: 'Plain:page' }),
  },
  {
    call: 'GET /auth/backend/menu/tree',
    holds: ({ data: tree }, world) =>
      expect(tree).toContainEqual(
        data({
          menuId: world.id('section'),
          childMenu: [data({ menuId: world.id('menu'), parentId: world.id('section') })],
        }),
      ),
  },
  {
    call: 'GET /auth/backend/menu/detail?menuId=',
    at: (world) => `?menuId=${world.id('menu')}`,
    holds: ({ data: found }, world) =>
      expect(found).toMatchObject({ menuId: world.id('menu'), parentId: world.id('section'), code: 'Plain:page' }),
  },
  {
    call: 'POST /auth/backend/menu/element/addOrEdit',
    sends: (world) => ({
      menuId: world.id('menu'),
      code: 'Plain:page.go',
      title: { zh_CN: '走', en: 'Go' },
      kind: 'tool',
    }),
    holds: async ({ data: made }: { data: { elementId: number } }, world) => {
      world.keep('element', made.elementId)
      expect(await world.stored(element, made.elementId)).toMatchObject({ menu: world.id('menu') })
    },
  },
  {
    call: 'POST /auth/backend/role/addRoleMenu',
    sends: (world) => ({
      roleId: world.id('role'),
      menuIds: [world.id('menu')],
      elementIds: [world.id('element')],
    }),
    holds: async (_answer, world) =>
      expect(await world.stored(role, world.id('role'))).toMatchObject({
        menus: [world.id('menu')],
        elements: [world.id('element')],
      }),
  },
  {
    call: 'GET /auth/backend/role/menu',
    at: (world) => `?roleId=${world.id('role')}`,
    holds: ({ data: rights }, world) =>
      expect(rights).toMatchObject({
        held: { menus: [world.id('menu')], elements: [world.id('element')] },
        elements: expect.arrayContaining([data({ elementId: world.id('element'), code: 'Plain:page.go' })]) as object,
      }),
  },
]

/** An account: made, given a role, switched off and on, given a password; then its own sign-in, to the sign-out. */
export const accountSteps: readonly Step[] = [
  {
    call: 'POST /auth/backend/account/save',
    sends: async (world) => ({
      username: 'plain.client',
      department: (await world.app.make(constantItem)).id,
      realName: 'Anna',
      email: 'anna@iron-man.example',
      roleIds: [world.id('role')],
    }),
    holds: async ({ data: made }: { data: { accountId: number } }, world) => {
      world.keep('account', made.accountId)
      expect(await world.stored(account, made.accountId)).toMatchObject({ realName: 'Anna', roles: [world.id('role')] })
    },
  },
  {
    call: 'POST /auth/backend/account/addOrEditRole',
    sends: async (world) => {
      const other = await world.app.make(role, { owner: world.owner.id })
      return { accountId: world.id('account'), roleIds: [world.id('role'), other.id] }
    },
    holds: async (_answer, world) =>
      expect((await world.stored(account, world.id('account')))?.roles).toContain(world.id('role')),
  },
  {
    call: 'POST /auth/backend/account/updateStatus',
    sends: (world) => ({ accountId: world.id('account') }),
    holds: async (_answer, world) =>
      expect(await world.stored(account, world.id('account'))).toMatchObject({ state: 'disabled' }),
  },
  {
    call: 'POST /auth/backend/account/updateStatus',
    sends: (world) => ({ accountId: world.id('account') }),
    holds: async (_answer, world) =>
      expect(await world.stored(account, world.id('account'))).toMatchObject({ state: 'active' }),
  },
  {
    call: 'POST /auth/backend/account/resetPwd',
    sends: (world) => ({ accountId: world.id('account') }),
    holds: async (_answer, world) => {
      world.keep('password', await mailedPassword(world.app.db, world.id('account')))
      expect(await world.stored(account, world.id('account'))).toMatchObject({ mustChangePassword: true })
    },
  },
  {
    call: 'POST /auth/backend/account/login',
    as: () => ({ token: '' }),
    sends: (world) => ({ username: ' plain.client ', password: world.text('password') }),
    holds: ({ data: signedIn }: { data: { token: string } }, world) => world.keep('token', signedIn.token),
  },
  {
    call: 'GET /auth/backend/account/info',
    as: (world) => ({ token: world.text('token') }),
    holds: ({ data: info }, world) =>
      expect(info).toMatchObject({
        id: world.id('account'),
        realName: 'Anna',
        roleIds: expect.arrayContaining([world.id('role')]) as object,
      }),
  },
  {
    call: 'GET /auth/backend/account/authorize_resource',
    as: (world) => ({ token: world.text('token') }),
    holds: ({ data: resources }, world) =>
      expect(resources).toMatchObject({
        menus: [{ code: 'Plain:top', childMenu: [{ menuId: world.id('menu'), hidden: true }] }],
        elements: ['Plain:page.go'],
      }),
  },
  {
    call: 'POST /auth/backend/account/updatePwd',
    as: (world) => ({ token: world.text('token') }),
    sends: (world) => ({
      accountId: world.id('account'),
      oldPassWord: world.text('password'),
      newPassWord: 'Another-Pass9!',
    }),
    holds: async (_answer, world) => {
      expect(await world.stored(account, world.id('account'))).toMatchObject({ mustChangePassword: false })
    },
  },
  {
    call: 'POST /auth/backend/account/login',
    as: () => ({ token: '' }),
    sends: () => ({ username: 'plain.client', password: 'Another-Pass9!' }),
    holds: ({ data: signedIn }: { data: { token: string } }, world) => world.keep('token', signedIn.token),
  },
  {
    call: 'PUT /auth/backend/account/logout',
    as: (world) => ({ token: world.text('token') }),
    holds: async (_answer, world) => {
      const again = await world.app.http.inject({
        url: '/auth/backend/account/info',
        headers: { token: world.text('token') },
      })
      expect(again.json()).toMatchObject({ code: 'A0230' })
    },
  },
  {
    call: 'PUT /auth/backend/account/all_user_logout',
    sends: async (world) => {
      world.keep('other', (await world.app.staff([])).token)
      return {}
    },
    holds: async (_answer, world) => {
      const others = await world.app.http.inject({
        url: '/auth/backend/account/info',
        headers: { token: world.text('other') },
      })
      expect(others.json()).toMatchObject({ code: 'A0230' })
    },
  },
]

/** What was made for roles and menus goes again. */
export const roleEndSteps: readonly Step[] = [
  {
    call: 'POST /auth/backend/role/addRoleMenu',
    sends: (world) => ({ roleId: world.id('role'), menuIds: [], elementIds: [] }),
    holds: async (_answer, world) =>
      expect(await world.stored(role, world.id('role'))).toMatchObject({ menus: [], elements: [] }),
  },
  {
    call: 'DELETE /auth/backend/menu/element/del?elementId=',
    at: (world) => `?elementId=${world.id('element')}`,
    holds: async (_answer, world) => expect(await world.stored(element, world.id('element'))).toBeUndefined(),
  },
  {
    call: 'DELETE /auth/backend/menu/delMenu?parentId=',
    at: (world) => `?parentId=${world.id('section')}`,
    holds: async (_answer, world) => {
      expect(await world.stored(menu, world.id('section'))).toBeUndefined()
      expect(await world.stored(menu, world.id('menu'))).toBeUndefined()
    },
  },
  {
    call: 'POST /auth/backend/role/delRole',
    sends: async (world) => {
      const { id } = await world.app.make(role, { owner: world.owner.id })
      world.keep('free role', id)
      return { roleId: id }
    },
    holds: async (_answer, world) => expect(await world.stored(role, world.id('free role'))).toBeUndefined(),
  },
]
