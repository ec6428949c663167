import { z } from 'zod'
import { defineOperation } from '../../pipeline/operation'
import { menuTree, readMenuLines } from './menu-items'

/** The whole menu, as those who arrange it or give rights see it. */
export const wholeMenuTree = defineOperation({
  id: 'menu.tree',
  method: 'GET',
  url: '/auth/backend/menu/tree',
  guard: { anyOf: ['StaffManage:menuTree', 'StaffManage:rolePermission'] },
  input: z.strictObject({}),
  run: async ({ db }) => menuTree(await readMenuLines(db)),
})
