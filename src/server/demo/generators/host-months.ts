import { day } from '../calendar'
import type { World } from '../world'
import { hostPlans, type PlannedHost } from './host-plan'

/** What one host did in a month, or in the part of it in which they were there. */
export interface HostMonth {
  readonly host: PlannedHost
  /** The month, as an index of the periods. */
  readonly period: number
  readonly effectiveDays: number
  readonly effectiveMinutes: number
  readonly biscuits: number
}

/** The months, the oldest first: the last one runs. */
export function monthAt(world: World, period: number): { readonly from: number; readonly to: number } {
  const today = new Date(world.calendar.now)
  const month = today.getUTCMonth() - (world.count('settlementPeriod') - 1) + period
  return { from: Date.UTC(today.getUTCFullYear(), month, 1), to: Date.UTC(today.getUTCFullYear(), month + 1, 1) }
}

/** What hosts did month by month, the running one as far as it has come: about what a host does in every month. */
export function hostMonths(world: World): readonly HostMonth[] {
  return world.once('months of hosts', () => {
    const periods = world.count('settlementPeriod')
    return hostPlans(world).flatMap((host) =>
      Array.from({ length: periods }, (_, period) => monthOf(world, host, period)).filter(
        (month) => month !== undefined,
      ),
    )
  })
}

function monthOf(world: World, host: PlannedHost, period: number): HostMonth | undefined {
  const random = world.random(`month of host ${host.id}`, period)
  const behind = world.count('settlementPeriod') - 1 - period
  const { from, to } = monthAt(world, period)
  const until = Math.min(world.calendar.now, to)
  // Whoever has left earned nothing in the last three months, and nobody did before they came.
  const isThere = host.joinedAt < until - day && (host.state !== 'retired' || behind > 2)
  if (!isThere || (host.guild !== null && random.chance(0.1))) return undefined
  const share = (until - Math.max(from, host.joinedAt)) / (to - from)
  const effectiveDays = Math.max(1, Math.floor(random.between(6, 27) * share))
  return {
    ...{ host, period, effectiveDays },
    effectiveMinutes: effectiveDays * random.between(80, 240),
    biscuits: Math.round(host.usual * share * (0.75 + random.next() * 0.5) * (random.chance(0.02) ? 5 : 1)),
  }
}
