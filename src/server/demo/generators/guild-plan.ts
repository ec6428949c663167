import { day } from '../calendar'
import { markets, type Market } from '../people'
import { scatter } from '../scatter'
import type { World } from '../world'
import { writtenGuilds, type WrittenGuild } from '../written/guilds'
import { userGenerator } from './users'
import { viewerAt } from './viewers'

/** A guild before its record is made. */
export interface PlannedGuild extends WrittenGuild {
  readonly id: number
  readonly market: Market
  /** The id of the president: a person with an account name who lives where the guild is at home, and is no host. */
  readonly owner: number
  /** Milliseconds. */
  readonly foundedAt: number
}

const marketOf = new Map(markets.values.map((market) => [market.iso2, market]))

/** The guilds in the order of their ids. */
export function guildPlans(world: World): readonly PlannedGuild[] {
  return world.once('guilds', () => {
    const taken = hostIndexes(world)
    return writtenGuilds.map((guild, index) => {
      const market = marketOf.get(guild.iso2)!
      const owner = ownerFor(world, guild, taken)
      taken.add(owner)
      const { registeredAt } = viewerAt(world, owner)
      const random = world.random('guild founded', index)
      const { now } = world.calendar
      // What has applied waits since yesterday.
      const foundedAt =
        guild.state === 'applied'
          ? Math.max(registeredAt, now - 1.3 * day)
          : Math.min(now - 2 * day, registeredAt + random.between(1, 9) * day)
      return { ...guild, market, foundedAt, id: world.id('guild', index) ?? 0, owner: world.id('user', owner) ?? 0 }
    })
  })
}

/** The indexes of users who are hosts: nobody owns a guild and is a host of another. */
function hostIndexes(world: World): Set<number> {
  const users = world.count('user')
  return new Set(Array.from({ length: Math.min(users, world.count('anchor')) }, (_, nth) => scatter(users, nth)))
}

/** The index of the first user from about that time on who can own a guild; anybody, where there are few users. */
function ownerFor(world: World, { iso2, joined }: WrittenGuild, taken: ReadonlySet<number>): number {
  const users = world.count('user')
  const start = Math.floor(users * joined ** 1.15)
  for (const isHome of [true, false])
    for (let ahead = 0; ahead < Math.min(users, 800); ahead++) {
      const index = (start + ahead) % Math.max(1, users)
      if (taken.has(index) || (isHome && viewerAt(world, index).market.iso2 !== iso2)) continue
      const { registerType, state } = userGenerator.row(world, index, world.random('user', index))
      if (registerType !== 'guest' && state === 'normal') return index
    }
  return start
}
