import type probabilityRound from '../../../entities/activity-manage/probability-round'
import { instant, minute } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { openRounds } from './games'

/** Rounds of the year: what is paid comes out of what was staked, and the last few are under way. */
export const probabilityRoundGenerator: Generator = {
  row(world, index, random): RowOf<typeof probabilityRound> {
    const count = Math.max(1, world.count('probabilityRound'))
    const running = index - (count - 4)
    const state =
      running >= 0
        ? (['paid', 'drawn', 'betting', 'betting'] as const)[running]!
        : random.chance(0.012)
          ? 'voided'
          : index === count - 9
            ? 'stuck'
            : 'paid'
    const { now } = world.calendar
    const startedAt =
      running >= 0
        ? now - (4 - running) * minute
        : Math.min(now - 10 * minute, world.calendar.spread((index + random.next()) / count, random))
    const game = random.pick(openRounds)
    const players = Math.max(3, random.longTail(70, 0.6))
    const options = random.sample(optionsOf(world, game), 3)
    const stakedByOption = options.map((option) => ({ option, coins: players * random.between(40, 260) }))
    const staked = stakedByOption.reduce((sum, { coins }) => sum + coins, 0)
    const isDrawn = state !== 'betting'
    const paid = state === 'voided' ? staked : state === 'paid' ? Math.round(staked * (0.78 + random.next() * 0.36)) : 0
    const isWon = state === 'paid' && options.length > 0
    return {
      ...{ state, players, staked, stakedByOption, paid },
      game: world.id('probabilityGame', game),
      tableVersion: 1,
      startedAt: instant(startedAt),
      createdAt: instant(startedAt),
      drawnAt: isDrawn ? instant(Math.min(now, startedAt + 0.75 * minute)) : null,
      bets: Math.round(players * (1.2 + random.next() * 1.4)),
      net: isDrawn ? staked - paid : 0,
      poolAfter: 2_000_000 + random.longTail(400_000, 0.5),
      result: isDrawn && state !== 'voided' ? (options[0] ?? null) : null,
      biggestWin: isWon ? Math.round(paid * (0.06 + random.next() * 0.3)) : 0,
      ...(!isWon && { biggestWinner: null }),
      ...(!isDrawn && { seed: null }),
      voidReason: state === 'voided' ? 'The draw server did not answer in time' : null,
    }
  },
}

/** The options of a game, by their ids. */
function optionsOf(world: World, game: number): readonly number[] {
  const columns = world.columns('probabilityRound', 'probabilityOption')
  const id = world.id('probabilityGame', game)
  const games = columns?.get('game') ?? []
  return (columns?.get('id') ?? []).filter((_, nth) => games[nth] === id) as number[]
}
