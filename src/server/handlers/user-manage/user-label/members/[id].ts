import * as commands from '../../../../../../commands/user-manage/user-label/members/[id]'
import user from '../../../../../entities/user-manage/user'
import userLabelMember from '../../../../../entities/user-manage/user-label-member'
import { labelForStaff } from '../../../../domain/users/labels'
import { handlers } from '../../../../operations/handler'

export default handlers(commands, {
  /** Takes a label from a user, in the list of its members and at the user alike. */
  remove: {
    check: async (context, { label }) => {
      await labelForStaff(context, label)
      return true
    },
    run: async ({ records }, member) => {
      const holder = await records.find(user, member.user)
      await records.remove(userLabelMember, member)
      if (holder)
        await records.update(user, holder, { labels: (holder.labels ?? []).filter((each) => each !== member.label) })
    },
  },
})
