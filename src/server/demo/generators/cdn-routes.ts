import type cdnRoute from '../../../entities/app-manage/cdn-route'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { cdnNodes } from './cdn-nodes'
import { areasIn } from './places'

type Route = RowOf<typeof cdnRoute>
type Use = NonNullable<Route['use']>

const uses = ['vod', 'livePull', 'livePush', 'image', 'download', 'subtitle'] as const satisfies readonly Use[]

/** Carriers of a mobile network by MCC and MNC, of some areas by their places: Telkomsel and Indosat, du and e&, Telcel. */
const carriers: Readonly<Record<number, string>> = { 0: '510-10, 510-01', 4: '424-02, 424-03', 6: '334-020' }

/** How a use is shared out among so many nodes, the first being the usual one. */
const shares = [[100], [70, 30], [60, 25, 15]]

/** The first route of each use is for all areas; those after it are each for one area, and win over it there. */
export const cdnRouteGenerator: Generator = {
  isLater: true,
  row(world, index, random): Route {
    const use = uses[index % uses.length]!
    const nth = Math.floor(index / uses.length)
    const areas = areasIn(world, 'configur')
    const place = nth - 1
    const nodes = nodesOf(world, use)
    // Those of an area begin with another node than the usual one.
    const own = nodes.map((_, step) => nodes[(nth + step) % nodes.length]!)
    const count = Math.min(own.length, 1 + ((index + nth) % 3))
    const split = shares[count - 1]!.map((percent, step) => ({ node: own[step]!, percent }))
    const fallback = own[count < own.length ? count : own.length - 1]!
    const isOnFallback = nth > 0 && index % 7 === 6 && count < own.length
    const madeAt = world.calendar.now - random.between(40, 380) * day
    const switchedAt = world.calendar.now - random.between(1, 20) * hour
    return {
      ...{ use, fallback },
      areas: nth === 0 ? [-1] : [areas[place % areas.length] ?? -1],
      countries: [],
      carriers: nth > 0 && nth % 2 === 1 && use === 'vod' ? (carriers[place] ?? null) : null,
      clients: [],
      userTier: 'all',
      shares: isOnFallback ? [{ node: fallback, percent: 100 }] : split,
      sharesBefore: isOnFallback ? split : null,
      switchedAt: isOnFallback ? instant(switchedAt) : null,
      switchReason: isOnFallback
        ? random.pick(['Slow start of playback on the first node', 'Node under maintenance tonight'])
        : null,
      autoSwitch: use !== 'livePush',
      stallLimit: use === 'livePull' ? 2 : 3,
      errorLimit: 2,
      coolMinutes: random.pick([10, 15, 15, 30]),
      enabled: nth === 0 || index % 9 !== 8,
      createdAt: instant(madeAt),
      updatedAt: instant(isOnFallback ? switchedAt : madeAt + random.next() * 30 * day),
    }
  },
}

/** The nodes that a use has. */
function nodesOf(world: World, use: Use): number[] {
  return cdnNodes.flatMap(([, own], place) => (own === use ? (world.id('cdnNode', place) ?? []) : []))
}
