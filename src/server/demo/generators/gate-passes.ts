import type gatePass from '../../../entities/activity-manage/gate-pass'
import type gatePassLevel from '../../../entities/activity-manage/gate-pass-level'
import { day, hour, instant } from '../calendar'
import { passSeasons } from '../words/pools/growth'
import type { Generator, RowOf, World } from '../world'
import { areasIn } from './places'

const levelsOfPass = 50
const points = 100

/** A season lasts eight weeks, each after the one before; the last of the list is the next. */
function seasonOf(world: World, index: number) {
  const last = world.count('gatePass') - 1 - index
  const startsAt = Math.round((world.calendar.now + (1 - last) * 56 * day - 24 * day) / day) * day
  const state = (['awaitingApproval', 'running', 'ended'] as const)[last] ?? ('settled' as const)
  const random = world.random('season of a pass', index)
  const participants = state === 'awaitingApproval' ? 0 : random.between(4_200, 9_800)
  // Who takes part gets so far by today.
  const reach = state === 'running' ? 9 : 16
  return { startsAt, endsAt: startsAt + 56 * day, state, participants, reach, share: random.between(9, 17) / 100 }
}

const reachedBy = ({ participants, reach }: ReturnType<typeof seasonOf>, level: number) =>
  Math.round(participants * Math.exp(-(level - 1) / reach))

export const gatePassGenerator: Generator = {
  row(world, index, random): RowOf<typeof gatePass> {
    const season = seasonOf(world, index)
    const { startsAt, endsAt, state, participants, share } = season
    const buyers = Math.round(participants * share)
    const isAhead = state === 'awaitingApproval'
    return {
      state,
      season: index + 1,
      name: passSeasons[index % passSeasons.length]!,
      areas: index % 4 === 3 ? [areasIn(world, 'activity')[0] ?? -1] : [-1],
      clients: [],
      minVersion: null,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      claimUntil: instant(endsAt + 7 * day),
      createdAt: instant(isAhead ? world.calendar.now - 9 * hour : startsAt - random.between(10, 20) * day),
      ...(state === 'settled' || state === 'ended'
        ? { updatedAt: instant(Math.min(endsAt + 8 * day, world.calendar.now - hour)) }
        : {}),
      levelCount: levelsOfPass,
      pointsPerLevel: points,
      plusLevels: 10,
      levelPrice: 50,
      weeklyCap: 1_000,
      ...{ participants, buyers },
      buyRate: participants > 0 ? Math.round((buyers / participants) * 1_000) / 10 : 0,
      revenue: buyers * 499,
      rewardCost: Math.round(participants * 62 + buyers * 120),
      currency: 'USD',
      medianLevel: isAhead ? 0 : Math.round(season.reach * Math.LN2) + 1,
    }
  },
}

/** The higher a level the fewer have reached it; what is claimed was reached, and of the paid track only by buyers. */
export const gatePassLevelGenerator: Generator = {
  isLater: true,
  count: (world) => world.count('gatePass') * levelsOfPass,
  row(world, index, random): RowOf<typeof gatePassLevel> {
    const pass = Math.floor(index / levelsOfPass)
    const level = (index % levelsOfPass) + 1
    const season = seasonOf(world, pass)
    const reached = reachedBy(season, level)
    const isHigh = level % 10 === 0
    const claimed = random.between(82, 97) / 100
    const paid = Math.min(1, season.share * (1 + level / 40))
    return {
      pass: world.id('gatePass', pass) ?? 0,
      level,
      points: points + Math.floor((level - 1) / 10) * 20,
      freeReward: isHigh || level % 2 === 1 ? world.id('activityReward', isHigh ? 6 : level % 4 === 1 ? 0 : 4) : null,
      freeCount: 1,
      paidReward: world.id('activityReward', isHigh ? 8 : level % 3 === 0 ? 2 : 1),
      paidCount: 1,
      highlight: isHigh,
      reached,
      claimedFree: isHigh || level % 2 === 1 ? Math.round(reached * claimed) : 0,
      claimedPaid: Math.round(reached * paid * claimed),
    }
  },
}
