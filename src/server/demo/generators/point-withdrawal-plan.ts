import type integralWithdrawal from '../../../entities/task-center/integral-withdrawal'
import { dateOf, day, hour } from '../calendar'
import { weightsOf } from '../../base/random'
import { waited } from '../waited'
import type { RowOf, World } from '../world'
import { pointMoves, type PointMove } from './points-plan'
import { pointSteps } from './point-settings'

export type WithdrawalState = NonNullable<RowOf<typeof integralWithdrawal>['state']>

/** Points that somebody wants to have as money. */
export interface Withdrawal {
  readonly user: number
  readonly points: number
  readonly state: WithdrawalState
  readonly moment: number
  /** When it was paid or refused; null while it is on its way. */
  readonly endedAt: number | null
  /** The entry that books what was paid. */
  readonly move: PointMove | null
  /** What the user had earned by then, by how. */
  readonly earned: Readonly<Record<string, number>>
  /** Which one of the user's it is. */
  readonly times: number
  readonly number: string
}

/** How long there is for a request. */
export const withdrawalHours = 72
const open = weightsOf({ pending: 50, inReview: 22, awaitingSecond: 8, approved: 6, paying: 5, held: 5, failed: 4 })

/** Every request, the oldest first: points are booked once paid, and those of open ones are still in the book. */
export const withdrawalPlan = (world: World): readonly Withdrawal[] =>
  world.once('withdrawals of points', () => {
    const books = new Map<number, PointMove[]>()
    for (const move of pointMoves(world)) books.set(move.user, [...(books.get(move.user) ?? []), move])
    return [...books.values()]
      .flatMap((book) => requestsOf(world, book))
      .toSorted((one, other) => one.moment - other.moment)
      .slice(-world.asked('integralWithdrawal'))
      .map((request, nth) => ({
        ...request,
        number: `IWI${dateOf(request.moment).slice(2).replaceAll('-', '')}${String(nth + 1).padStart(6, '0')}`,
      }))
  })

/** The number of the request that an entry pays. */
export const withdrawalNumbers = (world: World): ReadonlyMap<PointMove, string> =>
  world.once('numbers of withdrawals of points', () => {
    return new Map(withdrawalPlan(world).flatMap(({ move, number }) => (move ? [[move, number] as const] : [])))
  })

function requestsOf(world: World, book: readonly PointMove[]): Omit<Withdrawal, 'number'>[] {
  const { user, balanceAfter, at } = book.at(-1)!
  const random = world.random('withdrawals of points', user)
  const { now } = world.calendar
  const earnedBy = (until: number) => {
    const earned: Record<string, number> = {}
    for (const { kind, amount, at: when } of book)
      if (when <= until && amount > 0) earned[kind] = (earned[kind] ?? 0) + amount
    return earned
  }
  const paid = book
    .filter(({ kind }) => kind === 'withdraw')
    .map((move, nth) => ({
      ...{ user, move, state: 'paid' as const, times: nth + 1 },
      points: -move.amount,
      moment: move.at - random.between(3, 60) * hour,
      endedAt: move.at,
      earned: earnedBy(move.at),
    }))
  const points = pointSteps.findLast((step) => step <= balanceAfter)
  if (points === undefined || !random.chance(0.6)) return paid
  const isRefused = random.chance(0.35)
  const since = isRefused ? now - random.between(4, 120) * day : now - waited(random, withdrawalHours * hour)
  const affordable = book.findLast((move) => move.at < since)?.balanceAfter ?? 0
  if (affordable < points || (!isRefused && since < at - 20 * day)) return paid
  const last = {
    ...{ user, points, move: null, times: paid.filter(({ moment }) => moment < since).length + 1 },
    state: isRefused ? random.pick(['rejected', 'rejected', 'returned'] as const) : random.weighted(open),
    moment: since,
    endedAt: isRefused ? since + random.between(3, 60) * hour : null,
    earned: earnedBy(since),
  }
  return [...paid, last]
}
