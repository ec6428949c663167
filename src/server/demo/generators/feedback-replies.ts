import type feedbackReply from '../../../entities/service-manage/feedback-reply'
import { artworkKey } from '../../media/artwork/artwork'
import { hour, instant } from '../calendar'
import { type Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { ticketMessages } from './ticket-threads'
import { ticketAt } from './tickets'

export const feedbackReplyGenerator: Generator = {
  isWhole: true,
  distinct: true,
  count: (world) => ticketMessages(world).length,
  row(world, index, random): RowOf<typeof feedbackReply> {
    const { ticket, author, text, isInternal, hasPicture, at } = ticketMessages(world)[index]!
    const isStaff = author === 'staff'
    const staff = isStaff ? world.id('account', ticketAt(world, ticket).agent) : null
    const isSent = isStaff && !isInternal
    return {
      feedback: world.id('feedback', ticket) ?? 0,
      ...{ author, staff, text },
      sentText: isSent ? text : null,
      images: hasPicture ? [artworkKey('screenshot', `reply-${index}`)] : [],
      internal: isInternal,
      readAt: isSent && random.chance(0.8) ? instant(readAt(world, random, at)) : null,
      template: null,
      createdAt: instant(at),
      createdBy: staff,
      updatedAt: instant(at),
      updatedBy: staff,
    }
  },
}

function readAt(world: World, random: Random, since: number): number {
  return Math.min(world.calendar.now, since + random.next() * 10 * hour)
}
