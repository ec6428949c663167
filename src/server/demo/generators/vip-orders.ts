import type { World } from '../world'
import { drawnOrder } from './order-draws'
import { goods } from './products'
import type { ChainedChange } from './vip-changes'
import { plannedRecords, type PlannedRecord } from './vip-memberships'

interface Paid {
  readonly byOrder: ReadonlyMap<number, PlannedRecord>
  readonly orders: ReadonlyMap<ChainedChange, number>
}

/** Which order of VIP paid for which days: those delivered for what somebody has, those paid back for what was taken back. */
function paid(world: World): Paid {
  return world.once('orders of VIP days', () => {
    const bought = plannedRecords(world).filter(({ change }) => change.cents !== undefined)
    const places: Record<string, number[]> = {}
    for (let index = 0; index < world.count('order'); index++) {
      const { good, state } = drawnOrder(world, world.random('order', index))
      if (goods[good]![0] === 'vip') (places[state] ??= []).push(index)
    }
    const pairs = [
      ...matched(
        places['delivered'] ?? [],
        bought.filter(({ change }) => !change.isReturned),
      ),
      ...matched(
        places['refunded'] ?? [],
        bought.filter(({ change }) => change.isReturned),
      ),
    ]
    return { byOrder: new Map(pairs), orders: new Map(pairs.map(([order, { change }]) => [change, order])) }
  })
}

/** The latest ones, each with an order of its own. */
function matched(places: readonly number[], bought: readonly PlannedRecord[]) {
  const latest = bought.slice(-places.length)
  return places.slice(0, latest.length).map((place, nth) => [place, latest[nth]!] as const)
}

/** The days of VIP that an order paid for; undefined where it paid for something else, or nobody was given any. */
export function purchaseOfOrder(world: World, order: number): PlannedRecord | undefined {
  return world.count('vipRecord') > 0 ? paid(world).byOrder.get(order) : undefined
}

/** The id of the order that paid for a change, if one did. */
export function orderOfPurchase(world: World, change: ChainedChange): number | null {
  const order = paid(world).orders.get(change)
  return order === undefined ? null : world.id('order', order)
}
