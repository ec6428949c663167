import * as commands from '../../../../../commands/user-group/members/[id]'
import userGroup from '../../../../entities/user-group/user-group'
import userGroupMember from '../../../../entities/user-group/user-group-member'
import type { Findings } from '../../../../schema/findings'
import { judged } from '../../../domain/users/group-builds'
import { count } from '../../../domain/users/group-lists'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** The same of somebody who is in a group, with what staff have decided about them. */
  explain: {
    undo: 'never',
    run: async (context, { user, group, pinnedIn, pinnedOut }): Promise<Findings> => {
      const { findings } = await judged(context, user, await context.records.get(userGroup, group))
      const pin = pinnedIn ? 'pinnedIn' : pinnedOut ? 'pinnedOut' : undefined
      return { findings: [...(pin ? [{ caption: `user-group.members.explain.${pin}` }] : []), ...findings] }
    },
  },

  remove: {
    run: async (context, member) => {
      const group = await context.records.get(userGroup, member.group)
      if (group.kind !== 'static')
        return void (await context.records.update(userGroupMember, member, { pinnedIn: false, pinnedOut: true }))
      await context.records.remove(userGroupMember, member)
      await count(context, group)
    },
  },

  putBack: {
    run: async ({ records }, member) => void (await records.update(userGroupMember, member, { pinnedOut: false })),
  },
})
