import type livePosition from '../../../entities/live-config/live-position'
import { day, hour, instant } from '../calendar'
import type { Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { hostPlans, type PlannedHost } from './host-plan'
import { streamOf } from './live-sessions-plan'

type Position = RowOf<typeof livePosition>

const slots = ['homeLive', 'liveTab', 'follow', 'nearby', 'category', 'search', 'endOfStream'] as const
const fills = ['room', 'room', 'room', 'guildPool', 'newAnchors', 'topHeat', 'algorithm'] as const

/** How many places of a slot are booked, one booking after the other: what is on now, what is to come, what was before. */
const places = 4

/** The hours of a day in which a place is filled; one whole day in most cases. */
const hours = [
  [],
  [],
  [],
  [{ from: '18:00', to: '23:30' }],
  [
    { from: '12:00', to: '14:00' },
    { from: '19:00', to: '23:30' },
  ],
]

/** Bookings of places in rooms' lists: no place is booked twice for one time, and no host has more than one of a slot. */
export const livePositionGenerator: Generator = {
  isLater: true,
  row(world, index, random): Position {
    const slot = slots[index % slots.length]!
    const nth = Math.floor(index / slots.length)
    const { state, startsAt, endsAt } = bookingOf(world, Math.floor(nth / places), random)
    const hosts = world.once('hosts to be placed', () => hostPlans(world).filter((host) => host.state === 'active'))
    const host: PlannedHost | undefined = hosts[(index * 11) % Math.max(1, hosts.length)]
    const fill = host ? fills[(index * 3 + nth) % fills.length]! : 'algorithm'
    const isRoom = fill === 'room'
    const backups = [1, 2].flatMap((step) => hosts[(index * 11 + step) % hosts.length]?.id ?? [])
    const madeAt = Math.min(startsAt, world.calendar.now) - random.between(6, 70) * hour
    return {
      ...{ slot, state, fill },
      liveType: host?.roomKind ?? 'video',
      position: (nth % places) + 1,
      // Rooms have the numbers of their hosts.
      room: isRoom ? host!.id : null,
      guild: fill === 'guildPool' ? (host?.guild ?? null) : null,
      category: slot === 'category' ? world.id('roomCategory', host?.category ?? 0) : null,
      backups: isRoom && nth % 2 === 0 ? backups : [],
      areas: [-1],
      clients: [],
      audience: fill === 'newAnchors' ? 'newUsers' : 'all',
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      dailyHours: hours[index % hours.length]!,
      liveNow: state === 'live' && isRoom && streamOf(world, host!.id).running !== undefined,
      ...figuresOf(world, { state, startsAt, endsAt }, random),
      ...(!isRoom && { reason: null }),
      enabled: true,
      createdAt: instant(madeAt),
      updatedAt: instant(
        state === 'scheduled' ? madeAt : Math.min(world.calendar.now, state === 'live' ? startsAt : endsAt),
      ),
    }
  },
}

type Booking = Pick<Required<Position>, 'state'> & { readonly startsAt: number; readonly endsAt: number }

/** The bookings of one place: the one that is on, the next, and one before the other. */
function bookingOf(world: World, which: number, random: Random): Booking {
  const today = Math.floor(world.calendar.now / day) * day
  const from = (days: number) => today + days * day + random.between(0, 20) * hour
  if (which === 0) return { state: 'live', startsAt: from(-random.between(2, 6)), endsAt: from(random.between(2, 6)) }
  if (which === 1) return { state: 'scheduled', startsAt: from(8), endsAt: from(random.between(10, 15)) }
  const before = which * 8
  return { state: 'ended', startsAt: from(-before), endsAt: from(-before + random.between(2, 6)) }
}

/** How many saw a place, came in by it and what they gave, by how long it has been booked. */
function figuresOf(world: World, { state, startsAt, endsAt }: Booking, random: Random) {
  const days = state === 'scheduled' ? 0 : (Math.min(world.calendar.now, endsAt) - startsAt) / day
  const exposures = Math.round(days * random.longTail(2_500, 0.5))
  const rate = 0.02 + random.next() * 0.06
  const enters = Math.round(exposures * rate)
  return {
    ...{ exposures, enters },
    ctr: exposures === 0 ? 0 : Math.round((enters * 1_000) / exposures) / 10,
    coins: Math.round(enters * random.longTail(6, 0.6)),
  }
}
