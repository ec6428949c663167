import * as commands from '../../../../../commands/staff-manage/role-permission/[roleId]'
import { isOwnRole } from '../../../access/authority'
import { addsBeyond, addsDanger, write } from '../../../domain/staff/role-permissions'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** Saves what a role may do. Dangerous rights are for two people to give. */
  save: {
    undo: 'image',
    check: async (context, row, args) => {
      if (row.builtIn) return 'staff-manage.role-permission.builtIn'
      const beyond = await addsBeyond(context, row, args)
      if (beyond) return beyond
      return (await addsDanger(context, row, args)) ? 'staff-manage.role-permission.needsSecond' : true
    },
    needsSecond: ({ account }, { id }) => Promise.resolve(isOwnRole(account, id)),
    run: write,
  },

  saveDangerous: {
    undo: 'image',
    check: async (context, row, args) => {
      if (row.builtIn) return 'staff-manage.role-permission.builtIn'
      const beyond = await addsBeyond(context, row, args)
      if (beyond) return beyond
      return (await addsDanger(context, row, args)) || 'staff-manage.role-permission.needsNoSecond'
    },
    run: write,
  },
})
