import type gamePackage from '../../../entities/game-manage/game-package'
import { artworkKey } from '../../media/artwork/artwork'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { hasPackage, isShown, plannedGames, type PlannedGame } from './game-plan'

/** When a game was made, and when it came out or is to; in milliseconds. */
export function timesOf(world: World, plan: PlannedGame) {
  const random = world.random('times of a game', plan.index)
  const { now } = world.calendar
  const createdAt = isShown(plan)
    ? now - (330 - plan.index * 17 + random.next() * 9) * day
    : now - (3 + plan.index / 2) * day
  return {
    createdAt,
    publishedAt: plan.state === 'scheduled' ? now + 4 * day : createdAt + random.between(6, 16) * day,
  }
}

/** Days from one package to the next. */
const pace = 34

/**
 * The packages that a game has had, the first one first: the one it was tested with, and one every few weeks after it came
 * out. One is what players get: the last, or the one before, where the last was taken back.
 */
export function packagesOf(plan: PlannedGame, createdAt: number, publishedAt: number, now: number) {
  if (!hasPackage(plan)) return []
  const updates = isShown(plan) ? Math.floor((now - publishedAt - 3 * day) / (pace * day)) : 0
  // A download that crashed on older phones was taken back.
  const isTakenBack = plan.kind === 'native' && updates > 1
  return Array.from({ length: updates + 1 }, (_, nth) => {
    const version = `${1 + (plan.index % 4)}.${nth}.${(nth * 3 + plan.index) % 4}`
    return {
      plan,
      version,
      file: artworkKey('icon', `package-${plan.code}-${nth}`, version),
      at: nth === 0 ? createdAt + 5 * hour : publishedAt + nth * pace * day - ((nth * 7 + plan.index) % 9) * hour,
      inUse: nth === (isTakenBack ? updates - 1 : updates),
      rollout: nth === 0 ? 100 : [10, 20, 50][nth % 3]!,
    }
  })
}

function allPackages(world: World) {
  return world.once('packages of games', () =>
    plannedGames
      .slice(0, world.count('game'))
      .flatMap((plan) => {
        const { createdAt, publishedAt } = timesOf(world, plan)
        return packagesOf(plan, createdAt, publishedAt, world.calendar.now)
      })
      .toSorted((one, other) => one.at - other.at),
  )
}

export const gamePackageGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => (world.asked('gamePackage') === 0 ? 0 : allPackages(world).length),
  row(world, index, random): RowOf<typeof gamePackage> {
    const { plan, version, file, at, inUse, rollout } = allPackages(world)[index]!
    return {
      game: world.id('game', plan.index),
      packageVersion: version,
      packageFile: file,
      ...{ rollout, inUse },
      createdBy: staffOf(world, entityOf(world, 'game'), random),
      createdAt: instant(at),
      updatedAt: instant(at),
    }
  },
}
