import type escort from '../../../entities/escort-manage/escort'
import type escortOrder from '../../../entities/escort-manage/escort-order'
import { weightsOf, type Random } from '../../base/random'
import { day, hour, minute } from '../calendar'
import type { Market } from '../people'
import { scatter } from '../scatter'
import { waited } from '../waited'
import type { RowOf, World } from '../world'
import { escortSkill } from '../written/live'
import { ratioFor, type RatioPlan } from './escort-ratios'
import { guildPlans } from './guild-plan'
import { viewerAt } from './viewers'

type State = NonNullable<RowOf<typeof escort>['state']>
type OrderState = NonNullable<RowOf<typeof escortOrder>['state']>

/** A skill that a companion offers. */
export interface OfferedSkill {
  /** The place of the skill. */
  readonly nth: number
  /** Coins a unit. */
  readonly price: number
  /** The code of a rank in the game; null where the skill has none. */
  readonly rank: string | null
}

/** A companion before the record is made. */
export interface PlannedCompanion {
  /** The index of the user. */
  readonly user: number
  readonly market: Market
  readonly guild: number | null
  readonly level: number
  readonly ratio: RatioPlan
  readonly state: State
  /** Milliseconds. */
  readonly appliedAt: number
  readonly decidedAt: number | null
  readonly skills: readonly OfferedSkill[]
}

/** An order before its record is made; moments in milliseconds, null where it did not come so far. */
export interface PlannedCompanionOrder {
  readonly companion: number
  /** The index of the user. */
  readonly customer: number
  readonly skill: OfferedSkill
  readonly quantity: number
  readonly coins: number
  readonly state: OrderState
  readonly paidAt: number
  readonly acceptedAt: number | null
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly seconds: number | null
  readonly rating: number | null
}

/** What applications of earlier days have come to. */
const outcomes = weightsOf<Exclude<State, 'applied'>>({
  active: 74,
  rejected: 13,
  suspended: 3,
  banned: 4,
  retired: 6,
})
/** How many of the latest applications wait. */
const waiting = 9
const endings = weightsOf<'settled' | 'cancelled' | 'refunded' | 'partlyRefunded'>({
  settled: 89,
  cancelled: 7,
  refunded: 2,
  partlyRefunded: 2,
})
const minutesOf: Readonly<Record<string, number>> = { match: 20, halfHour: 30, hour: 60 }

/** Ranks of the games that companions play, the lowest first, each with its part of the highest price. */
export const gameRanks = [
  ['gold', 0.4],
  ['diamond', 0.7],
  ['master', 1],
] as const

/** What a skill is declared as, by its place. */
export function skillAt(world: World, nth: number) {
  const row = escortSkill.row(world, nth, world.random('escortSkill', nth))
  return {
    kind: String(row['kind']),
    unit: String(row['unit']),
    minPrice: Number(row['minPrice']),
    maxPrice: Number(row['maxPrice']),
  }
}

/** Companions, who applied first first. */
export function companionPlans(world: World): readonly PlannedCompanion[] {
  return world.once('companions', () => {
    const users = world.count('user')
    const count = Math.min(world.asked('escort'), users)
    return Array.from({ length: count }, (_, index) => companionAt(world, index, count, scatter(users, index)))
  })
}

function companionAt(world: World, index: number, count: number, user: number): PlannedCompanion {
  const random = world.random('companion', index)
  const { now } = world.calendar
  const { market, registeredAt } = viewerAt(world, user)
  const isWaiting = index >= count - waiting
  const ago = isWaiting ? waited(random, day) : (2 + ((count - index) / count) ** 1.3 * 240) * day
  const appliedAt = Math.max(Math.min(registeredAt, now - 3 * hour), now - ago)
  const state = isWaiting ? 'applied' : random.weighted(outcomes)
  const level = state === 'applied' || state === 'rejected' ? 1 : 1 + Math.floor(random.next() ** 2 * 9.4)
  const guilds = guildPlans(world).filter(
    ({ state: own, market: home }) => own === 'active' && home.voice === market.voice,
  )
  const guild = guilds.length > 0 && random.chance(0.45) ? random.pick(guilds).id : null
  const skills = random
    .sample(
      Array.from({ length: escortSkill.count?.(world) ?? 1 }, (_, nth) => nth),
      random.between(1, 3),
    )
    .map((nth) => skillOf(world, nth, level, random))
  return {
    ...{ user, market, guild, level, state, appliedAt, skills },
    ratio: ratioFor(guild !== null, level),
    decidedAt: isWaiting ? null : Math.min(now - hour, appliedAt + random.between(2, 22) * hour),
  }
}

function skillOf(world: World, nth: number, level: number, random: Random): OfferedSkill {
  const { kind, minPrice, maxPrice } = skillAt(world, nth)
  const rank = kind === 'game' ? gameRanks[Math.min(2, Math.floor(level / 3.5))]! : undefined
  const most = maxPrice * (rank?.[1] ?? 1)
  const share = Math.min(1, 0.1 + level * 0.07 + random.next() * 0.15)
  return { nth, rank: rank?.[0] ?? null, price: Math.max(minPrice, Math.round((most * share) / 10) * 10) }
}

/** The longest that an order keeps a companion, from its payment: three hours of service and the time to begin. */
const longestOrder = 3.6 * hour
/** How often another companion and hour are drawn where the companion is busy. */
const draws = 12

/** Orders, the oldest first: the latest are under way, those before them are over. Nobody serves two at a time. */
export function companionOrderPlans(world: World): readonly PlannedCompanionOrder[] {
  return world.once('orders of companions', () => {
    const { now } = world.calendar
    const companions = companionPlans(world)
    const working = companions.flatMap(({ state, decidedAt }, nth) =>
      decidedAt !== null && state !== 'rejected' && state !== 'applied' ? [{ nth, decidedAt }] : [],
    )
    if (working.length === 0) return []
    const users = world.count('user')
    const begun = new Map<number, number[]>()
    const draw = (random: Random): PlannedCompanionOrder => {
      const { nth } = working[random.skewed(working.length, 1.5)]!
      const { user, market, decidedAt } = companions[nth]!
      const paidAt = world.calendar.between(
        random,
        Math.max(decidedAt!, now - 120 * day),
        now - 3 * minute,
        market.offset,
      )
      const other = random.int(users)
      return orderOf(world, random, { companion: nth, customer: other === user ? (other + 1) % users : other, paidAt })
    }
    const isBusy = ({ companion, paidAt }: PlannedCompanionOrder) =>
      begun.get(companion)?.some((at) => Math.abs(at - paidAt) < longestOrder) === true
    return Array.from({ length: world.asked('escortOrder') }, (_, index) => {
      const random = world.random('companion order', index)
      let order = draw(random)
      for (let again = 1; again < draws && isBusy(order); again++) order = draw(random)
      begun.set(order.companion, [...(begun.get(order.companion) ?? []), order.paidAt])
      return order
    }).toSorted((a, b) => a.paidAt - b.paidAt)
  })
}

function orderOf(
  world: World,
  random: Random,
  begun: Pick<PlannedCompanionOrder, 'companion' | 'customer' | 'paidAt'>,
): PlannedCompanionOrder {
  const { now } = world.calendar
  const skill = random.pick(companionPlans(world)[begun.companion]!.skills)
  const quantity = random.pick([1, 1, 1, 2, 2, 3])
  const whole = quantity * minutesOf[skillAt(world, skill.nth).unit]! * minute
  const acceptedAt = begun.paidAt + random.between(1, 9) * minute
  const startedAt = acceptedAt + random.between(1, 25) * minute
  const endedAt = startedAt + Math.round((whole * random.between(96, 103)) / 100)
  const state: OrderState =
    now < acceptedAt
      ? 'paid'
      : now < startedAt
        ? 'accepted'
        : now < endedAt
          ? 'serving'
          : now < endedAt + day
            ? random.chance(0.22)
              ? 'disputed'
              : 'finished'
            : random.weighted(endings)
  const isCancelled = state === 'cancelled'
  const hasStarted = now >= startedAt && !isCancelled
  const hasEnded = now >= endedAt && !isCancelled
  return {
    ...begun,
    ...{ skill, quantity, state, coins: skill.price * quantity },
    acceptedAt: now >= acceptedAt && !isCancelled ? acceptedAt : null,
    startedAt: hasStarted ? startedAt : null,
    endedAt: hasEnded ? endedAt : null,
    seconds: hasEnded ? Math.round((endedAt - startedAt) / 1000) : null,
    rating: state === 'settled' && random.chance(0.55) ? random.pick([5, 5, 5, 5, 4, 4, 3, 2]) : null,
  }
}
