import role from '../../src/entities/staff-manage/role'
import { because, refs } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const permissions = defineCommand(role, {
  on: 'row',
  does: leadTo('/staff-manage/role-permission/{id}'),
  keys: 'o',
  icon: 'key-round',
})

export const members = defineCommand(role, {
  on: 'row',
  does: leadTo('/staff-manage/account-list?roles={id}'),
  keys: 'u',
  icon: 'users',
})

export const addMembers = defineCommand(role, {
  on: 'row',
  asks: { accounts: refs('account', { required: true, max: 100 }), reason: because() },
  inverse: 'removeMembers',
  icon: 'user-plus',
})

export const removeMembers = defineCommand(role, {
  on: 'row',
  asks: { accounts: refs('account', { required: true, max: 100 }), reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'addMembers',
  icon: 'user-minus',
})

/** The codes in which two to four roles differ. */
export const compare = defineCommand(role, { on: 'rows', icon: 'git-compare' })

/** Every code as a row and the chosen roles as columns, with a mark where they hold it. */
export const exportMatrix = defineCommand(role, { on: 'rows', icon: 'table' })
