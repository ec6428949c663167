import { bindInvitee } from '../../../../commands/task-center/fission-invite'
import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import user from '../../../entities/user-manage/user'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'

/** So many days after registering somebody may still be named as invited. */
const bindDays = 14

export const binding = handle(bindInvitee, {
  run: async ({ records, now }, program, { inviter, invitee, reason }) => {
    if (inviter === invitee) throw badField('invitee', 'task-center.fission-invite.bindInvitee.self')
    const guest = await records.get(user, invitee)
    const registeredAt = guest.registeredAt ?? guest.createdAt
    if (now.getTime() - Date.parse(registeredAt) > bindDays * 86_400_000)
      throw badField('invitee', 'task-center.fission-invite.bindInvitee.late', { days: bindDays })
    const [bound] = await records.where(fissionInvitation, { invitee }, 1)
    if (bound) throw badField('invitee', 'task-center.fission-invite.bindInvitee.bound')
    await records.insert(fissionInvitation, {
      program: program.id,
      inviter,
      invitee,
      registeredAt,
      matchedBy: 'code',
      country: guest.country,
      decisionNote: reason,
      state: 'registered',
    })
  },
})
