import type integralRecharge from '../../../entities/task-center/integral-recharge'
import { hour, instant, minute } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { pointMoves, type PointMove } from './points-plan'
import { pointBatches } from './point-batch-plan'
import { userGenerator } from './users'

/** Points that staff gave to many at once: who got them and how many are the entries that say so. */
export const integralRechargeGenerator: Generator = {
  isWhole: true,
  isLater: true,
  count: (world) => pointBatches(world).length,
  row(world, index): RowOf<typeof integralRecharge> {
    const { kind, title, points, reason, at, state, wanted } = pointBatches(world)[index]!
    const given = movesOf(world).get(index) ?? []
    const isGiven = state === 'done'
    const many = isGiven ? given.length : wanted
    const taken = new Set<number | null>()
    const staff = (nth: number) => {
      const random = world.random('batch of points', index * 3 + nth)
      const id = staffOf(world, entityOf(world, 'integralRecharge'), random, taken)
      taken.add(id)
      return id
    }
    const author = staff(0)
    const isShort = isGiven && many <= 12
    const madeAt = at - (isGiven ? 6 * hour : 0)
    return {
      ...{ kind, title, reason, state },
      batchNo: `IRE${instant(madeAt).slice(2, 10).replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`,
      users: isShort ? given.map(({ user }) => displayIdOf(world, user)).join('\n') : null,
      file: isShort ? null : `demo/files/integralRecharge/file-${index + 1}.csv`,
      pointsEach: points,
      validDays: 365,
      evidence: [],
      ticket: null,
      userCount: many,
      invalidRows: 0,
      pointsTotal: many * points,
      // A thousand points are a dollar.
      valueTotal: Math.round((many * points) / 10),
      currency: 'USD',
      doneCount: isGiven ? many : 0,
      failCount: 0,
      firstBy: isGiven || state === 'awaitingSecond' ? staff(1) : null,
      secondBy: isGiven && many * points >= 20_000 ? staff(2) : null,
      rejectReason: null,
      createdAt: instant(madeAt),
      createdBy: author,
      updatedAt: instant(isGiven ? at + 4 * minute : Math.min(world.calendar.now, madeAt + 20 * minute)),
      updatedBy: author,
    }
  },
}

/** What each batch has given, by its place. */
function movesOf(world: World): ReadonlyMap<number, readonly PointMove[]> {
  return world.once('moves of batches of points', () => {
    const found = new Map<number, PointMove[]>()
    for (const move of pointMoves(world))
      if (move.batch !== undefined) found.set(move.batch, [...(found.get(move.batch) ?? []), move])
    return found
  })
}

function displayIdOf(world: World, user: number): string {
  return String(userGenerator.row(world, user, world.random('user', user))['displayId'])
}
