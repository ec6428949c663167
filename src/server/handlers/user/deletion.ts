import { cancelDeletion, deleteAccount } from '../../../../commands/user-manage/user-list'
import feedback from '../../../entities/service-manage/feedback'
import userEntity from '../../../entities/user-manage/user'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { settleUser } from './bans'

/** So long a user may still think better of it. */
const coolingOffDays = 30

/** Starts the cooling-off at whose end the account is deleted; the user is signed out. */
export const deletingAccount = handle(deleteAccount, {
  run: async (context, user, { ticket }) => {
    await guardTicket(context, user.id, ticket)
    const deleteAt = new Date(context.now.getTime() + coolingOffDays * 86_400_000).toISOString()
    await context.records.update(userEntity, user, {
      state: 'deleting',
      deleteAt,
      signedOutAt: context.now.toISOString(),
    })
    return { deleteAt }
  },
})

export const cancellingDeletion = handle(cancelDeletion, {
  run: async (context, user) => {
    const kept = await context.records.update(userEntity, user, { deleteAt: null })
    await settleUser(context, kept.id)
  },
})

/** What is done on a user's own request names the ticket they asked in. @throws A0400 where it is another's */
export async function guardTicket({ records }: Context, userId: number, id: number): Promise<void> {
  const ticket = await records.find(feedback, id)
  if (!ticket) throw badField('ticket', 'error.noSuchRecord')
  if (ticket.user !== userId) throw badField('ticket', 'user-manage.ticketOfAnother')
}
