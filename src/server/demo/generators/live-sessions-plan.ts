import { day, hour, minute } from '../calendar'
import type { World } from '../world'
import { figuresOf, liveDays, split, type LiveDay } from './live-days'

/** A stream before its record is made. */
export interface PlannedSession {
  readonly on: LiveDay
  readonly startedAt: number
  /** Null while it runs. */
  readonly endedAt: number | null
  readonly minutes: number
  readonly biscuits: number
  readonly coins: number
  readonly viewers: number
  readonly gifters: number
  readonly newFans: number
}

/** Of the last days there are all streams, of the time before them some. */
const recently = 8

/** Streams, the oldest first: those of a day come to what the day's figures say. */
export function sessionPlans(world: World): readonly PlannedSession[] {
  return world.once('sessions of hosts', () => {
    const asked = world.asked('liveSession')
    const days = liveDays(world)
    const since = world.calendar.now - recently * day
    const recent = days.filter(({ at }) => at >= since)
    const older = days.filter(({ at }) => at < since)
    const room = asked - recent.reduce((sum, { sessions }) => sum + sessions, 0)
    const step = Math.max(1, older.reduce((sum, { sessions }) => sum + sessions, 0) / Math.max(1, room))
    const kept = room > 0 ? older.filter((_, nth) => Math.floor(nth / step) !== Math.floor((nth - 1) / step)) : []
    return [...kept, ...recent]
      .flatMap((on) => sessionsOf(world, on))
      .toSorted((one, other) => one.startedAt - other.startedAt)
      .slice(-asked)
  })
}

function sessionsOf(world: World, on: LiveDay): PlannedSession[] {
  const { now } = world.calendar
  const { host, at, sessions } = on
  const random = world.random(`streams ${host.id}`, Math.floor(at / day))
  const { viewers, gifters, newFans, coins } = figuresOf(world, on)
  const weights = Array.from({ length: sessions }, () => 0.6 + random.next())
  const parts = (whole: number) => split(whole, sessions, (nth) => weights[nth]!)
  const minutes = parts(on.minutes)
  const each = {
    ...{ biscuits: parts(on.biscuits), coins: parts(coins), newFans: parts(newFans) },
    ...{ viewers: parts(viewers), gifters: parts(gifters) },
  }
  const isToday = now - at < day
  // In the evening where the host lives, one stream after the other.
  const evening = at + ((((17 + random.next() * 3 - host.market.offset) % 24) + 24) % 24) * hour
  const isLive = isToday && host.state === 'active' && random.chance(0.45)
  const whole = minutes.reduce((sum, each) => sum + each + 25, 0) * minute
  const begin = Math.min(evening, now - whole - (isLive ? 0 : random.next() * 4 * hour))
  let from = begin
  return minutes.map((length, nth) => {
    const runs = isLive && nth === sessions - 1
    const startedAt = runs ? now - length * minute : from
    from += (length + 20) * minute
    return {
      ...{ on, startedAt, minutes: length, endedAt: runs ? null : startedAt + length * 1.06 * minute },
      biscuits: each.biscuits[nth]!,
      coins: each.coins[nth]!,
      newFans: each.newFans[nth]!,
      viewers: each.viewers[nth]!,
      gifters: Math.min(each.viewers[nth]!, each.gifters[nth]!),
    }
  })
}

/** The stream that runs in the room of a host, and when the host was last live; by the host's id. */
export function streamOf(world: World, host: number) {
  const all = world.once('last streams', () => {
    const last = new Map<number, { readonly nth: number; readonly session: PlannedSession }>()
    sessionPlans(world).forEach((session, nth) => last.set(session.on.host.id, { nth, session }))
    return last
  })
  const found = all.get(host)
  return {
    running: found && found.session.endedAt === null ? found : undefined,
    lastLiveAt: found ? (found.session.endedAt ?? world.calendar.now) : null,
  }
}

/** The streams of the last months that are over, the oldest first, with their places among all. */
export function recentSessions(world: World) {
  return world.once('sessions that are over', () =>
    sessionPlans(world)
      .map((session, nth) => ({ nth, session }))
      .filter(({ session: { startedAt, endedAt } }) => endedAt !== null && startedAt > world.calendar.now - 150 * day),
  )
}

/** The streams that run now, the oldest first, with their places among all. */
export function runningSessions(world: World) {
  return world.once('sessions that run', () =>
    sessionPlans(world)
      .map((session, nth) => ({ nth, session }))
      .filter(({ session: { endedAt } }) => endedAt === null),
  )
}
