import type userEmailChange from '../../../entities/user-manage/user-email-change'
import { day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import { emailAddress } from '../people'
import { scatter } from '../scatter'
import { waited } from '../waited'
import type { Generator, RowOf, World } from '../world'
import { userGenerator } from './users'

const states = weightsOf({ verified: 70, expired: 16, reverted: 8, pending: 6 })
/** Of so many users it is looked up who has an address. */
const looked = 2_000

/** The link in a mail is followed within the day, or not at all; what was followed is the address that the user has. */
export const emailChangeGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof userEmailChange> {
    const known = usersWithEmail(world)
    const { nth, email, name, registeredAt } = known[scatter(known.length, index)]!
    const other = emailAddress(random, `${name} ${random.pick(['mail', 'new', 'home'])}`, nth)
    const state = random.weighted(states)
    const { now } = world.calendar
    const madeAt =
      state === 'pending'
        ? now - waited(random, 12 * hour)
        : world.calendar.between(random, registeredAt, Math.max(registeredAt, now - 2 * day))
    const settledAt = state === 'expired' ? madeAt + day : madeAt + random.between(2, 900) * (hour / 60)
    const source = random.chance(0.25) ? 'staff' : 'user'
    return {
      user: world.id('user', nth) ?? 0,
      oldEmail: state === 'verified' ? other : email,
      newEmail: state === 'verified' ? email : other,
      ...{ source, state },
      ...(source === 'user' && { proof: null, reason: null, createdBy: null, updatedBy: null }),
      createdAt: instant(madeAt),
      updatedAt: instant(state === 'pending' ? madeAt : Math.min(now, settledAt)),
    }
  },
}

/** Users with an address, by their place among all. */
function usersWithEmail(world: World) {
  return world.once('users with an address', () =>
    Array.from({ length: Math.min(looked, world.count('user')) }, (_, nth) => {
      const { email, nickname, registeredAt } = userGenerator.row(world, nth, world.random('user', nth))
      return { nth, email, name: String(nickname), registeredAt: Date.parse(String(registeredAt)) }
    }).flatMap(({ email, ...user }) => (typeof email === 'string' ? [{ ...user, email }] : [])),
  )
}
