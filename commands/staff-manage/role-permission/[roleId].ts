import role from '../../../src/entities/staff-manage/role'
import { because, int, ref } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { inBrowser } from '../../../src/schema/does'

/** What the page fills in: the role's rights as they are to be, and the version of it that they were chosen over. */
const rights = {
  of: int({ min: 1, required: true }),
  menus: { ...asked(role, 'menus'), sentAs: 'menuIds' },
  elements: { ...asked(role, 'elements'), sentAs: 'elementIds' },
  reason: because(),
}

export const save = defineCommand(role, {
  on: 'row',
  asks: rights,
  call: 'POST /auth/backend/role/addRoleMenu',
  plain: true,
  danger: 'confirm',
  keys: 'Mod+S',
  icon: 'save',
  alsoCalled: ['grant rights', '授权'],
})

export const saveDangerous = defineCommand(role, {
  on: 'row',
  asks: rights,
  code: 'StaffManage:rolePermission.save',
  danger: 'second',
  icon: 'user-check',
})

export const copyFrom = definePageCommand({
  does: inBrowser(),
  asks: { role: ref('role', { required: true }) },
  icon: 'copy',
})

export const grantRead = definePageCommand({ does: inBrowser(), icon: 'eye' })

export const dropUnused = definePageCommand({ does: inBrowser(), icon: 'eraser' })
