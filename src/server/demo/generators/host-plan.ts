import { day } from '../calendar'
import { weightsOf } from '../../base/random'
import { type Market } from '../people'
import { scatter } from '../scatter'
import type { World } from '../world'
import { roomCategory } from '../written/live'
import { guildPlans, type PlannedGuild } from './guild-plan'
import { countryId } from './places'
import { viewerAt } from './viewers'

const roomKinds = ['video', 'voice', 'multiGuest', 'game', 'sports'] as const
const states = weightsOf({ active: 89, frozen: 2, banned: 3, retired: 6 })
/** How many of each category stream: of rooms to talk and sing in more than of those for sports. */
const crowds = [22, 10, 16, 7, 5, 8, 11, 4, 8, 6, 7, 2]

export type RoomKind = (typeof roomKinds)[number]

/** A host before the record is made: who it is, of which guild, and what the room is for. */
export interface PlannedHost {
  readonly id: number
  /** The index of the user. */
  readonly user: number
  readonly market: Market
  readonly country: number | null
  readonly guild: number | null
  /** Milliseconds. */
  readonly joinedAt: number
  readonly state: 'active' | 'frozen' | 'banned' | 'retired'
  /** The index of the category of the room. */
  readonly category: number
  readonly roomKind: RoomKind
  /** Biscuits of a usual month. */
  readonly usual: number
}

/** The hosts in the order of their ids: who registered early joined early, and a guild of their own language took them in. */
export function hostPlans(world: World): readonly PlannedHost[] {
  return world.once('hosts', () => {
    const users = world.count('user')
    const count = Math.min(users, world.count('anchor'))
    return Array.from({ length: count }, (_, index) => hostAt(world, index, scatter(users, index)))
  })
}

function hostAt(world: World, index: number, user: number): PlannedHost {
  const random = world.random('host', index)
  const { now } = world.calendar
  const { market, registeredAt } = viewerAt(world, user)
  const joinedAt = Math.min(now - 2 * day, registeredAt + random.next() ** 2 * 40 * day)
  const category = random.weighted({
    values: crowds.map((_, nth) => nth),
    sums: crowds.map((_, nth) => crowds.slice(0, nth + 1).reduce((sum, each) => sum + each, 0)),
  })
  const kind = roomCategory.row(world, category, random)['liveKind']
  const roomKind = roomKinds.find((each) => each === kind) ?? 'video'
  const isVoice = roomKind === 'voice' || roomKind === 'multiGuest'
  const fitting = guildPlans(world).filter(
    ({ market: { voice }, foundedAt, state, kind: own }) =>
      voice === market.voice &&
      foundedAt < joinedAt + 60 * day &&
      state !== 'applied' &&
      state !== 'refused' &&
      (own === 'mixed' || isVoice === (own === 'voice')),
  )
  const home = fitting.filter(({ iso2 }) => iso2 === market.iso2)
  const pool = home.length > 0 && random.chance(0.6) ? home : fitting
  const guild: PlannedGuild | undefined = random.chance(0.86) ? pool[random.skewed(pool.length, 1.8)] : undefined
  return {
    id: world.id('anchor', index) ?? 0,
    ...{ user, market, category, roomKind },
    country: countryId(world, market.iso2),
    guild: guild?.id ?? null,
    joinedAt: Math.min(now - 2 * day, Math.max(joinedAt, (guild?.foundedAt ?? 0) + day)),
    state: random.weighted(states),
    usual: random.longTail(45_000, 1),
  }
}
