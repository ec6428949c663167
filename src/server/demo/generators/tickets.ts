import { day, hour } from '../calendar'
import { weightsOf } from '../../base/random'
import { waited } from '../waited'
import type { World } from '../world'
import { viewerAt } from './viewers'
import type { Feedback } from './feedback'

/** First answers are due within this many hours, as the service desk's settings say. */
export const targets = { urgent: 1, high: 4, normal: 12, low: 24 } as const

const states = weightsOf({
  closed: 62,
  solved: 12,
  assigned: 9,
  new: 7,
  waitingUser: 5,
  escalated: 1.5,
  spam: 2,
  merged: 1.5,
})

interface Ticket {
  readonly user: number
  readonly state: NonNullable<Feedback['state']>
  readonly createdAt: number
  readonly firstReplyAt: number | null
  readonly agent: number
  readonly priority: keyof typeof targets
}

/** What a ticket and its replies agree on. */
export function ticketAt(world: World, index: number): Ticket {
  const random = world.random('ticket', index)
  const users = Math.max(1, world.count('user'))
  const user = random.int(users)
  const state = random.weighted(states)
  const { market, registeredAt } = viewerAt(world, user)
  const { now } = world.calendar
  const isOpen = state === 'new' || state === 'assigned' || state === 'waitingUser' || state === 'escalated'
  const priority = random.pick(['normal', 'normal', 'normal', 'high', 'low', 'urgent'] as const)
  const latest = isOpen ? now : now - 8 * day
  const earliest = Math.min(isOpen ? Math.max(registeredAt, now - 2 * day) : registeredAt, latest)
  const createdAt =
    state === 'new'
      ? Math.max(Math.min(registeredAt, now), now - waited(random, targets[priority] * hour))
      : Math.max(earliest, world.calendar.between(random, earliest, latest, market.offset))
  const answered = state !== 'new' && state !== 'spam'
  const wait = Math.exp(random.normal(Math.log(targets[priority] * 0.35), 0.8)) * hour
  return {
    user,
    state,
    createdAt,
    priority,
    firstReplyAt: answered ? Math.min(now, createdAt + wait) : null,
    agent: random.skewed(24, 1.2),
  }
}

/** Replies are dealt out to tickets in turn. */
export function repliesOf(world: World, ticket: number): number {
  const tickets = Math.max(1, world.count('feedback'))
  return Math.floor((world.count('feedbackReply') + tickets - 1 - ticket) / tickets)
}
