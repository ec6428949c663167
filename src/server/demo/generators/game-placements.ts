import type gamePlateItem from '../../../entities/game-manage/game-plate-item'
import type gameRankItem from '../../../entities/game-manage/game-rank-item'
import { day, hour, instant } from '../calendar'
import { plate as writtenPlates, rank as writtenRanks } from '../written/surfaces'
import type { DemoRow, Generator, RowOf, World } from '../world'
import { plannedGames, shownGames, type PlannedGame } from './game-plan'
import { areasIn } from './places'

/** Which of the written records are about games, by index. */
function indexesOf(world: World, written: Generator, isOne: (row: DemoRow) => boolean): number[] {
  const count = written.count?.(world) ?? 0
  return Array.from({ length: count }, (_, index) => index).filter((index) =>
    isOne(written.row(world, index, world.random('written', index))),
  )
}

const byPlayers = [...shownGames].sort((a, b) => b.daily - a.daily)
/** What stands on each plate of games: those that most people play, and the youngest with what comes next. */
const plates: readonly (readonly PlannedGame[])[] = [
  byPlayers.slice(0, 10),
  [...plannedGames].filter(({ state }) => state !== 'testing' && state !== 'awaitingApproval').slice(-8),
]
const items = plates.flatMap((list, plate) => list.map((game, at) => ({ game, plate, at })))

/** On how many plates a game stands. */
export const platesOf = (index: number): number => items.filter(({ game }) => game.index === index).length

const availabilities: Readonly<Record<string, 'maintenance' | 'offline'>> = {
  maintenance: 'maintenance',
  offline: 'offline',
  scheduled: 'offline',
}

export const gamePlateItemGenerator: Generator = {
  count: (world) =>
    Math.min(world.asked('gamePlateItem'), world.count('game') >= plannedGames.length ? items.length : 0),
  row(world, index, random): RowOf<typeof gamePlateItem> {
    const { game, plate, at } = items[index]!
    const found = indexesOf(world, writtenPlates, ({ contentType }) => contentType === 'game')
    const isNew = plate === 1
    const isOpen = game.state === 'published'
    const begun = world.calendar.now - (isNew ? 20 - at : 90 - at * 3) * day
    return {
      plate: world.id('plate', found[plate] ?? 0) ?? 0,
      game: world.id('game', game.index) ?? 0,
      // The name of the game is shown.
      title: null,
      cover: null,
      badge: isNew ? (at > 3 ? 'new' : 'none') : at < 2 ? 'hot' : 'none',
      areas: [-1],
      startsAt: instant(begun),
      endsAt: null,
      position: at + 1,
      pinned: !isNew && at === 0,
      availability: availabilities[game.state] ?? 'ok',
      impressions7d: isOpen ? Math.round((game.daily * 60) / (1 + at * 0.12)) : 0,
      clickRate7d: isOpen ? Math.round((9 - at * 0.5 + random.next()) * 10) / 10 : 0,
      startRate7d: isOpen ? random.between(780, 930) / 10 : 0,
      enabled: true,
      createdAt: instant(begun - 5 * hour),
      updatedAt: instant(begun - 4 * hour),
    }
  },
}

const shareOfArea = [0.34, 0.09, 0.12, 0.06, 0.07, 0.08, 0.18, 0.06]
const gamesOfRank = shownGames.filter(({ category, state }) => category !== 'chance' && state === 'published')

/** A day's places in one area: the hottest first. Stakes do not count. */
function placesIn(world: World, area: number, ago: number) {
  return world.once(`game places ${area} ${ago}`, () =>
    gamesOfRank
      .map((game) => {
        const random = world.random(`game heat ${game.code}`, area * 2 + ago)
        const players = Math.round((game.daily * (shareOfArea[area] ?? 0.05) * random.between(82, 118)) / 100)
        const boost = game.index === 13 ? 1.5 : 1
        const minutes = players * game.minutes
        const heat = Math.round((players * 0.6 + minutes * 0.03) * boost * 10) / 10
        return { game, players, minutes, boost, heat }
      })
      .sort((a, b) => b.heat - a.heat),
  )
}

/** In how many rankings a game stands. */
export const ranksOf = (world: World, index: number): number =>
  gamesOfRank.some((game) => game.index === index) ? areasIn(world, 'state').length : 0

export const gameRankItemGenerator: Generator = {
  count: (world) =>
    Math.min(
      world.asked('gameRankItem'),
      world.count('game') >= plannedGames.length ? areasIn(world, 'state').length * gamesOfRank.length : 0,
    ),
  row(world, index, random): RowOf<typeof gameRankItem> {
    const area = Math.floor(index / gamesOfRank.length)
    const at = index % gamesOfRank.length
    const { game, players, minutes, boost, heat } = placesIn(world, area, 0)[at]!
    const before = placesIn(world, area, 1).findIndex((each) => each.game === game)
    const [rank = 0] = indexesOf(world, writtenRanks, ({ kind }) => kind === 'game')
    const madeAt = world.calendar.now - (60 - at) * day
    const isLocked = at === 2 && area === 0
    return {
      rank: world.id('rank', rank) ?? 0,
      area: areasIn(world, 'state')[area] ?? 0,
      place: at + 1,
      previousPlace: before + 1,
      game: world.id('game', game.index) ?? 0,
      heat,
      heatBoost: boost,
      lockedPlace: isLocked ? at + 1 : null,
      lockedUntil: isLocked ? instant(world.calendar.now + 6 * day) : null,
      reason: isLocked
        ? 'Held while the new version rolls out'
        : boost > 1
          ? 'New game, shown to everybody for a week'
          : null,
      players24h: players,
      minutes24h: minutes,
      clickRate: random.between(28, 92) / 10,
      availability: 'ok',
      createdAt: instant(madeAt),
      updatedAt: instant(isLocked || boost > 1 ? world.calendar.now - 20 * hour : madeAt),
    }
  },
}
