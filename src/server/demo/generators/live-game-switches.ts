import type liveGameSwitch from '../../../entities/live-manage/live-game-switch'
import { hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { areasOf, shownGames, type PlannedGame } from './game-plan'
import { areasIn } from './places'

type Switch = RowOf<typeof liveGameSwitch>

/** As many areas of a game are told apart. */
const mostAreas = 4

interface Opened {
  readonly game: PlannedGame
  readonly area: number
  /** Its place among the areas of the game: the first have most players. */
  readonly nth: number
}

/** Where rooms open which game: in areas where it can be played at all. */
function openedIn(world: World): readonly Opened[] {
  return world.once('games in live rooms', () => {
    const [states, rooms] = [areasIn(world, 'state'), areasIn(world, 'liveSetting')]
    return shownGames.flatMap((game) =>
      areasOf(world, game)
        .flatMap((area) => (area === -1 ? rooms : (rooms[states.indexOf(area)] ?? [])))
        .slice(0, mostAreas)
        .map((area, nth) => ({ game, area, nth })),
    )
  })
}

/** Games of chance open in the evening and to those who have been here for a while, up to a loss. */
export const liveGameSwitchGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('liveGameSwitch'), openedIn(world).length),
  row(world, index, random): Switch {
    const { game, area, nth } = openedIn(world)[index]!
    const isOfChance = game.category === 'chance'
    const isPaused = game.state === 'maintenance'
    // Some of those who play a game do so in a live room.
    const players24h = isPaused ? 0 : Math.round((game.daily * (0.9 + random.next() * 0.2)) / (8 * (nth + 1)))
    const isStaked = game.wallet === 'coin'
    return {
      game: world.id('game', game.index) ?? 0,
      areas: [area],
      clients: [],
      minVersion: null,
      channels: [],
      liveKinds: game.kind === 'liveInteractive' ? ['video', 'voice', 'multiGuest'] : [],
      roomScope: 'all',
      rooms: [],
      minUserLevel: isOfChance ? 5 : 0,
      dailyLossLimit: isStaked ? 5_000 : null,
      openHours: isOfChance ? [{ from: '18:00', to: '24:00' }] : [],
      pausedUntil: isPaused ? instant(world.calendar.now + 9 * hour) : null,
      players24h,
      bet24h: isStaked ? players24h * random.between(85, 140) : 0,
      payoutRate24h: isStaked && !isPaused ? random.between(908, 951) / 10 : 0,
      order: index + 1,
      enabled: true,
    }
  },
}
