import type approval from '../../../entities/staff-manage/approval'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { ticketAt } from './tickets'
import { userGenerator } from './users'

type Approval = RowOf<typeof approval>

const deletionReasons = [
  'Wrote to support to leave, answered the security questions',
  'Asked for it in the ticket, identity confirmed',
  'A parent asks for the account of a minor to go',
  'Account was taken over; its owner wants it gone',
]
const refusals = ['No proof of identity is attached', 'Still has an open refund; close that first']

/** How they stand, the latest first; the demo has no more. */
const states: readonly NonNullable<Approval['state']>[] = [
  'pending',
  'pending',
  'pending',
  'pending',
  'rejected',
  'rejected',
  'withdrawn',
  'lapsed',
]

/** Accounts that the operator asks to delete, and the reviewer decides on; all are in good standing still. */
export const approvalGenerator: Generator = {
  distinct: true,
  count: (world) => (subjectsOf(world).length >= states.length ? Math.min(world.asked('approval'), states.length) : 0),
  row(world, index, random): Approval {
    const state = states[states.length - 1 - index] ?? 'pending'
    const age = states.length - 1 - index
    const { now } = world.calendar
    const createdAt = state === 'lapsed' ? now - 9 * day : now - (age * 5 + random.between(1, 4)) * hour
    const isDecided = state === 'rejected' || state === 'withdrawn'
    const asker = world.id('account', 1)
    const decidedAt = isDecided ? instant(createdAt + 5 * hour) : null
    return {
      ...deletionOf(world, age, random.pick(deletionReasons)),
      dueAt: instant(createdAt + 7 * day),
      decidedBy: isDecided ? (state === 'withdrawn' ? asker : world.id('account', 3)) : null,
      decidedAt,
      decision: state === 'rejected' ? random.pick(refusals) : null,
      state,
      createdAt: instant(createdAt),
      createdBy: asker,
      updatedAt: decidedAt ?? instant(state === 'lapsed' ? createdAt + 7 * day : createdAt),
      updatedBy: asker,
    }
  },
}

function deletionOf(world: World, nth: number, reason: string): Approval {
  const { user, ticket } = subjectsOf(world)[nth]!
  return {
    command: 'user-manage.user-list.deleteAccount',
    code: 'UserManage:userList.deleteAccount',
    entity: 'user',
    recordId: String(world.id('user', user)),
    recordTitle: String(userGenerator.row(world, user, world.random('user', user)).nickname),
    args: { ticket: world.id('feedback', ticket), reason },
    reason,
  }
}

/** Users in good standing who have written to the service desk, with the ticket; each once. */
function subjectsOf(world: World): readonly { readonly user: number; readonly ticket: number }[] {
  return world.once('approval subjects', () => {
    const found = new Map<number, number>()
    for (let ticket = world.count('feedback') - 1; ticket >= 0 && found.size < states.length; ticket--) {
      const { user, state } = ticketAt(world, ticket)
      if (state !== 'solved' || found.has(user)) continue
      if (userGenerator.row(world, user, world.random('user', user)).state === 'normal') found.set(user, ticket)
    }
    return [...found].map(([user, ticket]) => ({ user, ticket }))
  })
}
