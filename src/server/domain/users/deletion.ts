import feedback from '../../../entities/service-manage/feedback'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** How long a user may change their mind. */
export const coolingOffDays = 30

/** What is done on a user's own request names the ticket they asked in. @throws A0400 where it is another's */
export async function guardTicket({ records }: Context, userId: number, id: number): Promise<void> {
  const ticket = await records.find(feedback, id)
  if (!ticket) throw badField('ticket', 'error.noSuchRecord')
  if (ticket.user !== userId) throw badField('ticket', 'user-manage.ticketOfAnother')
}
