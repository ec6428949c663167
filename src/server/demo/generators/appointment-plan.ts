import type appointment from '../../../entities/movie-manage/appointment'
import { day, hour, minute } from '../calendar'
import type { RowOf, World } from '../world'
import { titlePlans, type TitlePlan } from './title-plan'
import { viewerAt } from './viewers'

type State = NonNullable<RowOf<typeof appointment>['state']>

/** A title that viewers wait for, or waited for, with its times in milliseconds. */
export interface AppointmentPlan {
  readonly title: TitlePlan
  readonly state: State
  readonly opensAt: number
  readonly releaseAt: number
  /** Seconds before the title comes. */
  readonly remindBefore: number
  /** When it came to its state. */
  readonly changedAt: number
}

/** What a viewer did about a title: places of both, and times in milliseconds. */
export interface ReservationPlan {
  readonly appointment: number
  readonly user: number
  readonly reservedAt: number
  readonly remindedAt: number | null
  readonly watchedAt: number | null
}

/** How long it is still counted who comes to watch. */
const followed = 7 * day

/** Titles to come, those with a day first; then those that are out, the newest first. Each is waited for once. */
export function appointmentPlans(world: World): readonly AppointmentPlan[] {
  return world.once('appointment plans', () => {
    const plans = titlePlans(world)
    const dated = plans.filter(({ state }) => state === 'scheduled').sort((a, b) => a.publishAt! - b.publishAt!)
    const undated = plans.filter(({ state }) => state === 'approved' || state === 'inReview')
    const out = plans.filter(({ state }) => state === 'published').sort((a, b) => b.publishAt! - a.publishAt!)
    return [...dated.slice(0, 20), ...undated.slice(0, 10), ...out.slice(0, 60)].map((title, nth) =>
      planOf(world, title, nth),
    )
  })
}

function planOf(world: World, title: TitlePlan, nth: number): AppointmentPlan {
  const random = world.random('appointment plan', nth)
  const { now } = world.calendar
  const full = (at: number) => Math.floor(at / hour) * hour
  const remindBefore = random.pick([0, 0, 900, 1_800, 3_600, 7_200])
  const plan = (state: State, opensAt: number, releaseAt: number, changedAt: number): AppointmentPlan => ({
    ...{ title, state, remindBefore, changedAt },
    opensAt: full(opensAt),
    releaseAt: full(releaseAt),
  })
  if (title.state !== 'scheduled' && title.state !== 'published') {
    // What had to wait longer than viewers were told was given up.
    const isGivenUp = nth % 3 === 0 && now - title.createdAt > 10 * day
    const opened = title.createdAt + random.between(1, 4) * day
    return isGivenUp
      ? plan('cancelled', opened, opened + 20 * day, Math.min(now - hour, opened + random.between(2, 5) * day))
      : plan('draft', now + random.between(5, 15) * day, now + random.between(25, 50) * day, title.createdAt + 2 * day)
  }
  const releaseAt = title.publishAt!
  const opensAt = Math.max(title.createdAt + 6 * hour, releaseAt - random.between(10, 20) * day)
  if (title.state === 'scheduled') {
    const isAhead = releaseAt - now > 18 * day
    const opened = Math.min(opensAt, now - 2 * hour)
    return isAhead
      ? plan('waiting', releaseAt - random.between(8, 14) * day, releaseAt, title.createdAt + day)
      : plan('open', opened, releaseAt, opened)
  }
  const isOver = now - releaseAt > followed
  return plan(isOver ? 'closed' : 'released', opensAt, releaseAt, isOver ? releaseAt + followed : releaseAt)
}

/** The n-th reservation: of a title that is or was open, the famous ones more often. */
export function reservationPlan(world: World, index: number): ReservationPlan {
  const appointment = placesOf(world)[index]!
  const nth = index - world.once('first reservations', () => firstsOf(placesOf(world))).get(appointment)!
  const { state, opensAt, releaseAt, remindBefore, changedAt } = appointmentPlans(world)[appointment]!
  const random = world.random('reservation', index)
  const { now } = world.calendar
  const until = state === 'cancelled' ? changedAt : Math.min(now - minute, releaseAt)
  const user = world.once(`step of ${appointment}`, () => stepOf(usersBy(world, opensAt), appointment))(nth)
  // Most reserve within the first days.
  const reservedAt = opensAt + random.next() ** 2 * (until - opensAt)
  const due = Math.max(releaseAt - remindBefore * 1_000, reservedAt)
  const isDue = (state === 'released' || state === 'closed') && due < now
  const remindedAt = isDue && random.chance(0.97) ? due : null
  const watched = releaseAt + minute + random.next() ** 2 * 5 * day
  const watchedAt = remindedAt !== null && random.chance(0.46) && watched < now ? watched : null
  return { appointment, user, reservedAt, remindedAt, watchedAt }
}

/** The appointment of each reservation, in order. */
function placesOf(world: World): readonly number[] {
  return world.once('reservations by appointment', () => {
    const asked = world.asked('appointmentUser')
    const plans = appointmentPlans(world).slice(0, world.count('appointment'))
    const weights = plans.map(({ state, title }) => (state === 'draft' || state === 'waiting' ? 0 : 1 + title.fame))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    let [sum, taken] = [0, 0]
    return weights.flatMap((weight, place) => {
      sum += weight
      const next = Math.round((asked * sum) / whole)
      const count = next - taken
      taken = next
      return Array.from({ length: count }, () => place)
    })
  })
}

function firstsOf(places: readonly number[]): ReadonlyMap<number, number> {
  return new Map(places.map((place, index) => [place, index] as const).reverse())
}

/** How many users there were by then: ids follow the order of registration. */
function usersBy(world: World, moment: number): number {
  let [low, high] = [0, world.count('user')]
  while (low < high) {
    const middle = (low + high) >> 1
    if (viewerAt(world, middle).registeredAt < moment - 2 * day) low = middle + 1
    else high = middle
  }
  return Math.max(1, low)
}

/** Goes through users in no apparent order, each once. */
function stepOf(count: number, start: number): (nth: number) => number {
  return (nth) => (start * 101 + nth * (count % 7_919 === 0 ? 1 : 7_919)) % count
}
