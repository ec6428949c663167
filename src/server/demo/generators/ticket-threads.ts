import { hour, minute } from '../calendar'
import { amongStaff, deskQuestions, helped, received, thanked } from '../words/desk-answers'
import type { Phrase } from '../words/phrases'
import type { World } from '../world'
import { tickets, type Ticket } from './tickets'
import { viewerAt } from './viewers'

/** A message under a ticket. */
export interface Message {
  readonly ticket: number
  readonly author: 'staff' | 'user'
  readonly text: string
  readonly isInternal: boolean
  readonly hasPicture: boolean
  readonly at: number
}

/** Every message, ticket by ticket, the oldest of each first. */
export const ticketMessages = (world: World): readonly Message[] =>
  world.once('messages of tickets', () =>
    tickets(world)
      .flatMap((ticket, index) => threadOf(world, ticket, index))
      .slice(0, world.asked('feedbackReply')),
  )

/** How many messages a ticket has. */
export function repliesOf(world: World, ticket: number): number {
  const counts = world.once('messages by ticket', () => {
    const found = new Map<number, number>()
    for (const message of ticketMessages(world)) found.set(message.ticket, (found.get(message.ticket) ?? 0) + 1)
    return found
  })
  return counts.get(ticket) ?? 0
}

/** What was said: a question where the agent needs to know more, then what became of it. */
function threadOf(world: World, ticket: Ticket, index: number): Message[] {
  const { state, category, firstReplyAt, solvedAt, answer, user } = ticket
  if (firstReplyAt === null) return []
  const random = world.random('thread', index)
  const { now } = world.calendar
  const { voice } = viewerAt(world, user).market
  const question = deskQuestions[category]
  const thread: Message[] = []
  const say = (author: Message['author'], text: Phrase | string, at: number, isInternal = false) => {
    const said = typeof text === 'string' ? text : (text[voice] ?? text.en)
    const before = thread.at(-1)?.at ?? 0
    thread.push({
      ticket: index,
      author,
      text: said,
      isInternal,
      hasPicture: text === question?.reply,
      at: Math.min(now, Math.max(before + minute, at)),
    })
  }
  const isSolved = solvedAt !== null
  const span = (solvedAt ?? now) - firstReplyAt
  const isAsked = question !== undefined && span > 20 * minute && (!isSolved || random.chance(0.4))
  if (isAsked) say('staff', question.ask, firstReplyAt)
  else if (!isSolved) say('staff', received, firstReplyAt)
  if (isAsked && state !== 'waitingUser') say('user', question.reply, firstReplyAt + span * (0.2 + random.next() * 0.5))
  if (state === 'escalated')
    say(
      'staff',
      amongStaff[category] ?? 'Passed on to engineering, waiting for the log',
      firstReplyAt + span * 0.8,
      true,
    )
  if (!isSolved) return thread
  say('staff', answer.text, isAsked ? solvedAt : firstReplyAt)
  const isMended = answer.resolution === 'fixed'
  const thanksAt = (isAsked ? solvedAt : firstReplyAt) + (0.2 + random.next() * 9) * hour
  if (random.chance(0.45) && thanksAt < now) say('user', random.pick(isMended ? helped : thanked), thanksAt)
  return thread
}
