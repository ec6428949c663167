import { day, hour } from '../calendar'
import { voices } from '../people'
import { weightsOf, type Random } from '../../base/random'
import { deskAnswers, type Answer } from '../words/desk-answers'
import { waited } from '../waited'
import type { World } from '../world'
import { orderGenerator } from './orders'
import { viewerAt } from './viewers'
import type { Feedback } from './feedback'

/** First answers are due within this many hours, as the service desk's settings say. */
export const targets = { urgent: 1, high: 4, normal: 12, low: 24 } as const

type Category = NonNullable<Feedback['category']>

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
const categories = weightsOf<Category>({
  playback: 20,
  subtitle: 8,
  payment: 15,
  vip: 11,
  account: 9,
  contentRequest: 13,
  contentError: 4,
  live: 4,
  community: 4,
  crash: 5,
  suggestion: 5,
  copyright: 1,
  other: 2,
})

export interface Ticket {
  readonly user: number
  readonly state: NonNullable<Feedback['state']>
  readonly category: Category
  /** The question, without what it is about put in. */
  readonly question: string
  /** What answers it in the end. */
  readonly answer: Answer
  /** The index of the order that it is about. */
  readonly order: number | null
  readonly createdAt: number
  readonly firstReplyAt: number | null
  readonly solvedAt: number | null
  readonly agent: number
  readonly priority: keyof typeof targets
}

/** Every ticket, by index. */
export const tickets = (world: World): readonly Ticket[] =>
  world.once('tickets', () => Array.from({ length: world.count('feedback') }, (_, index) => drawTicket(world, index)))

/** What a ticket and its replies agree on. */
export const ticketAt = (world: World, index: number): Ticket => tickets(world)[index]!

function drawTicket(world: World, index: number): Ticket {
  const random = world.random('ticket', index)
  const state = random.weighted(states)
  const category = random.weighted(categories)
  const { now } = world.calendar
  const isOpen = state === 'new' || state === 'assigned' || state === 'waitingUser' || state === 'escalated'
  const order = category === 'payment' || category === 'vip' ? orderFor(world, random, category, isOpen) : undefined
  const user = order?.user ?? random.int(Math.max(1, world.count('user')))
  const { market, registeredAt } = viewerAt(world, user)
  const priority = random.pick(['normal', 'normal', 'normal', 'high', 'low', 'urgent'] as const)
  const since = order?.at ?? registeredAt
  const latest = isOpen ? now : now - 8 * day
  const earliest = Math.min(isOpen ? Math.max(since, now - 2 * day) : since, latest)
  const createdAt =
    state === 'new'
      ? Math.max(Math.min(since, now), now - waited(random, targets[priority] * hour))
      : order
        ? since + random.next() ** 3 * Math.min(4 * day, latest - since)
        : Math.max(earliest, world.calendar.between(random, earliest, latest, market.offset))
  const answered = state !== 'new' && state !== 'spam'
  const wait = Math.exp(random.normal(Math.log(targets[priority] * 0.35), 0.8)) * hour
  const firstReplyAt = answered ? Math.min(createdAt + wait, createdAt + (now - createdAt) * 0.7) : null
  const questions = voices[market.voice].feedback[category]!
  const nth = random.int(questions.length)
  const isSolved = state === 'solved' || state === 'closed'
  return {
    ...{ user, state, category, createdAt, priority, firstReplyAt },
    question: questions[nth]!,
    answer: random.pick(deskAnswers[category]![nth]!),
    order: order?.index ?? null,
    solvedAt: isSolved && firstReplyAt ? Math.min(now, firstReplyAt + random.next() * 40 * hour) : null,
    agent: random.skewed(24, 1.2),
  }
}

interface Bought {
  readonly index: number
  readonly user: number
  readonly at: number
}

/** An order that its buyer may write about: what is asked now was bought in the last days. */
function orderFor(world: World, random: Random, category: 'payment' | 'vip', isOpen: boolean): Bought | undefined {
  const { now } = world.calendar
  const pool = world.once(`orders of ${category}, ${isOpen ? 'new' : 'old'}`, () =>
    boughtAt(world, category).filter(({ at }) => (isOpen ? at > now - 2 * day : at < now - 9 * day)),
  )
  return pool.length > 0 ? random.pick(pool) : undefined
}

function boughtAt(world: World, category: 'payment' | 'vip'): readonly Bought[] {
  const orders = world.once('orders by what they are for', () =>
    Array.from({ length: Math.min(12_000, world.count('order')) }, (_, index) => {
      const { user, kind, createdAt } = orderGenerator.row(world, index, world.random('order', index))
      const at = typeof createdAt === 'string' ? Date.parse(createdAt) : 0
      return { index, user: Number(user) - (world.id('user', 0) ?? 1), at, isVip: kind === 'vip' }
    }),
  )
  return orders.filter(({ isVip, at }) => isVip === (category === 'vip') && at > 0)
}
