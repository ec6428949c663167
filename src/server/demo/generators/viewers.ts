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
