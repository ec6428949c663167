import { weights } from '../../base/random'
import { markets, type Market } from '../people'
import type { World } from '../world'

/** The little of a user that other records depend on. */
export interface Viewer {
  readonly market: Market
  /** Milliseconds since the epoch. */
  readonly registeredAt: number
}

/** A user's home and beginning. Ids follow the order of registration, roughly. */
export function viewerAt(world: World, index: number): Viewer {
  const random = world.random('viewer', index)
  const market = random.weighted(markets)
  const position = (index + random.next()) / Math.max(1, world.count('user'))
  return { market, registeredAt: world.calendar.spread(position, random, market.offset) }
}

const androidClients = weights([
  [1, 62],
  [3, 16],
  [4, 5],
  [5, 5],
  [12, 8],
  [6, 4],
] as const)
const otherClients = weights([
  [8, 45],
  [9, 25],
  [6, 16],
  [10, 8],
  [7, 3],
  [11, 3],
] as const)

/** The client a user last used; an id. */
export function clientOf(world: World, index: number, market: Market): number {
  const random = world.random('client', index)
  if (random.chance(0.16)) return random.weighted(otherClients)
  return random.chance(market.apple) ? 2 : random.weighted(androidClients)
}
