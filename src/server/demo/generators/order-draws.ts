import { weightsOf, type Random } from '../../base/random'
import type { World } from '../world'

const goodsWeights = weightsOf({
  0: 24,
  1: 6,
  2: 5,
  3: 9,
  4: 13,
  5: 12,
  6: 8,
  7: 5,
  8: 2,
  9: 8,
  10: 3,
  11: 3,
  12: 1,
  13: 1,
})

const orderStates = weightsOf({
  delivered: 81.2,
  closed: 7,
  failed: 6,
  pending: 0.5,
  refunded: 2,
  partlyRefunded: 1,
  chargedBack: 0.6,
  deliveryFailed: 0.15,
  paid: 0.4,
  unknown: 0.15,
  created: 1,
})

/** What is decided first of an order: who buys what, whether for less, and what comes of it. */
export function drawnOrder(world: World, random: Random) {
  const users = Math.max(1, world.count('user'))
  return {
    buyer: (random.skewed(users, 1.4) * 7_919) % users,
    good: Number(random.weighted(goodsWeights)),
    isDiscounted: random.chance(0.2),
    state: random.weighted(orderStates),
  }
}
