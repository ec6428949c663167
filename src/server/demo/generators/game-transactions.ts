import type gameTransaction from '../../../entities/game-manage/game-transaction'
import { day, hour, instant, minute } from '../calendar'
import { weightsOf } from '../../base/random'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { areasOf, shownGames } from './game-plan'
import { areaId, countryId } from './places'
import { viewerAt } from './viewers'

const states = weightsOf({ booked: 960, cancelled: 12, mismatch: 8, resolved: 20 })
const outcomes = weightsOf({ lost: 52, win: 45, refund: 3 })
const differences = ['missingHere', 'missingThere', 'amount', 'lateWin'] as const
const resolutions = {
  missingHere: 'Booked by hand after the vendor sent the round',
  missingThere: 'The vendor booked it on our list',
  amount: 'Our amount stands, the vendor corrected theirs',
  lateWin: 'Win came after the close of the day, accepted',
} as const
const bets = [10, 20, 50, 50, 100, 100, 200, 500] as const

/** Two bookings at a time: a stake and what came of it, or two stakes that were lost. */
function pairAt(world: World, pair: number) {
  const random = world.random('game round', pair)
  const playable = shownGames.filter(({ wallet, vendor }) => wallet !== 'none' && vendor !== null)
  const game = playable[random.skewed(playable.length, 1.3)]!
  const areas = areasOf(world, game)
  const users = Math.max(1, world.count('user'))
  const from = Math.min(users - 1, Math.floor(users * 0.9))
  let user = random.int(users)
  for (let tries = 0; tries < 60; tries++) {
    const isHome = areas[0] === -1 || areas.includes(areaId(world, viewerAt(world, user).market.iso2) ?? 0)
    if (isHome && user < from) break
    user = random.int(users)
  }
  const { market } = viewerAt(world, user)
  const stake = random.pick(bets)
  const outcome = random.weighted(outcomes)
  const before = stake * 2 + random.longTail(900, 1)
  const state = random.weighted(states)
  // What differs is settled within two days.
  const oldest = world.calendar.now - (state === 'mismatch' ? 2 : 30) * day
  const at = world.calendar.between(random, oldest, world.calendar.now - minute, market.offset)
  const won = outcome === 'win' ? Math.round(stake * random.pick([1.2, 1.5, 2, 2, 3, 5])) : stake
  return {
    game,
    user,
    market,
    stake,
    outcome,
    before,
    at,
    won,
    state,
    trouble: random.pick(differences),
  }
}

/** Of a round the second booking is the one that may be in question. */
function stateOf(world: World, index: number) {
  return index % 2 === 0 ? 'booked' : pairAt(world, (index - 1) / 2).state
}

/** How many bookings of each vendor stand open, by its index. */
export const openMismatches = (world: World, vendor: number): number =>
  world
    .once('open mismatches of games', () => {
      const found = new Map<number, number>()
      for (let index = 1; index < world.count('gameTransaction'); index += 2) {
        const { game, state } = pairAt(world, (index - 1) / 2)
        if (state === 'mismatch') found.set(game.vendor ?? -1, (found.get(game.vendor ?? -1) ?? 0) + 1)
      }
      return found
    })
    .get(vendor) ?? 0

export const gameTransactionGenerator: Generator = {
  isLater: true,
  distinct: true,
  row(world, index, random): RowOf<typeof gameTransaction> {
    const pair = Math.floor(index / 2)
    const { game, user, market, stake, outcome, before, at, won, trouble } = pairAt(world, pair)
    const isSecond = index % 2 === 1
    const state = stateOf(world, index)
    const kind = !isSecond || outcome === 'lost' ? 'stake' : outcome
    const amount = kind === 'stake' ? -stake : won
    const { now } = world.calendar
    const moment = Math.min(now, at + (isSecond ? random.between(8, 55) * 1_000 : 0))
    const stamp = instant(moment).slice(2, 19).replaceAll(/[-:T]/g, '')
    const isOpen = state === 'mismatch'
    const difference = isOpen || state === 'resolved' ? trouble : 'none'
    const updatedAt = state === 'booked' ? moment : Math.min(now, moment + random.between(2, 30) * hour)
    return {
      txNo: `GT${stamp}${String(index + 1).padStart(6, '0')}`,
      vendorTx: `${game.code.slice(0, 4)}-${(index + 81_000).toString(36)}${random.characters(6)}`,
      game: world.id('game', game.index),
      vendor: game.vendor === null ? null : world.id('gameVendor', game.vendor),
      user: world.id('user', user),
      // A stake that was lost is a round of its own.
      roundNo: `R${String(pair * 2 + (isSecond && outcome === 'lost' ? 2 : 1)).padStart(8, '0')}`,
      kind,
      wallet: game.wallet === 'integral' ? 'integral' : 'coin',
      amount,
      balanceAfter: before - (isSecond ? stake : 0) + amount,
      country: countryId(world, market.iso2),
      room: null,
      latencyMs: Math.round(random.longTail(120, 0.5)),
      difference,
      resolution: state === 'resolved' ? resolutions[trouble] : null,
      state,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(updatedAt),
      updatedBy: state === 'resolved' ? staffOf(world, entityOf(world, 'gameVendor'), random) : null,
    }
  },
}
