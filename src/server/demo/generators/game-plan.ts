import type game from '../../../entities/game-manage/game'
import { companyDay, dateOf, day, weekdayFactor } from '../calendar'
import type { RowOf, World } from '../world'
import { areaId } from './places'

type Game = RowOf<typeof game>

/** Code, category, kind, vendor (empty is our own), wallet, players, age, megabytes, players a day, minutes each, state. */
const lines = `
lucky_wheel chance h5 1 coin single a18 9 5200 11 published
fruit_party chance h5 1 coin multi a18 12 4300 14 published
treasure_reef chance h5 2 coin single a18 15 2600 12 published
ludo_rush board h5 - none multi a7 18 6100 26 published
mahjong_master card native 3 integral multi a12 64 2900 34 published
ace_duel chance liveInteractive 1 coin versus a18 8 1900 9 published
space_racer action h5 4 none single a7 42 1700 13 published
guess_the_song party liveInteractive - none multi a3 11 3400 18 published
happy_farm simulation miniApp 5 none single a3 38 2500 21 published
jewel_crush puzzle h5 5 none single a3 24 4700 19 published
football_picks chance h5 2 coin single a18 7 1500 6 maintenance
spy_word party liveInteractive - none multi a12 10 2800 24 published
domino_night board h5 4 integral multi a7 16 3600 28 published
brick_dash casual h5 6 none single a3 14 1300 10 published
food_truck_town simulation download 6 none single a3 210 900 17 published
sudoku_daily puzzle h5 - none single a3 6 1100 15 scheduled
penalty_night sports h5 4 none versus a3 22 800 9 awaitingApproval
sword_and_lantern rpg download 7 none single a12 480 600 30 testing
draw_and_guess party liveInteractive - none multi a7 12 700 16 testing
sky_fishing casual h5 6 none single a3 19 400 12 offline`

export interface PlannedGame {
  readonly index: number
  readonly code: string
  readonly category: string
  readonly kind: NonNullable<Game['kind']>
  /** The index of its vendor; null is our own. */
  readonly vendor: number | null
  readonly wallet: 'none' | 'coin' | 'integral'
  readonly players: NonNullable<Game['players']>
  readonly age: NonNullable<Game['ageRating']>
  readonly bytes: number
  readonly daily: number
  readonly minutes: number
  readonly state: NonNullable<Game['state']>
}

const kinds = ['h5', 'native', 'miniApp', 'liveInteractive', 'download'] as const
const wallets = ['none', 'coin', 'integral'] as const
const sides = ['single', 'versus', 'multi'] as const
const ages = ['a3', 'a7', 'a12', 'a16', 'a18'] as const
const states = ['scheduled', 'published', 'maintenance', 'awaitingApproval', 'testing', 'offline'] as const
const one = <T extends string>(list: readonly T[], word: string | undefined): T =>
  list.find((each) => each === word) ?? list[0]!

export const plannedGames: readonly PlannedGame[] = lines
  .trim()
  .split('\n')
  .map((line, index) => {
    const [code = '', category = '', kind, vendor, wallet, players, age, megabytes, daily, minutes, state] =
      line.split(' ')
    return {
      ...{ index, code, category },
      kind: one(kinds, kind),
      vendor: vendor === '-' ? null : Number(vendor) - 1,
      wallet: one(wallets, wallet),
      players: one(sides, players),
      age: one(ages, age),
      bytes: Number(megabytes) * 1_048_576 + Number(daily) * 97,
      daily: Number(daily),
      minutes: Number(minutes),
      state: one(states, state),
    }
  })

/** Who can play: those in this state, and those before their break. */
export const isShown = ({ state }: PlannedGame) => state === 'published' || state === 'maintenance'
export const shownGames = plannedGames.filter(isShown)

/** What is loaded before it is played; the others are pages. */
export const hasPackage = ({ kind }: PlannedGame) => kind === 'download' || kind === 'native' || kind === 'miniApp'

/** What a game gives back of its stakes, in percent, as its certificate says. */
export const returnOf = ({ index }: PlannedGame) => [93, 94, 92, 95, 96, 91][index % 6]!
/** The vendors' parts of the net coins, in percent. */
export const vendorShares = [35, 30, 40, 25, 30, 20, 45] as const

/** Games of chance are open in few places. */
const opened = { chance: ['MX', 'PH', 'ES'], other: ['ID', 'MX', 'SA'] } as const
const placesOf = ({ category }: PlannedGame) => opened[category === 'chance' ? 'chance' : 'other']
export const areasOf = (world: World, game: PlannedGame): number[] =>
  game.category === 'chance' ? [...new Set(placesOf(game).flatMap((iso2) => areaId(world, iso2) ?? []))] : [-1]

/** Where the players of a game come from: which of its places, by which client, from where in the app, and how many. */
const manySources = [
  [
    [0, 0, 'gameHome', 0.62],
    [1, 1, 'home', 0.38],
  ],
  [
    [0, 1, 'gameHome', 0.56],
    [2, 0, 'home', 0.44],
  ],
  [
    [1, 0, 'gameHome', 0.6],
    [0, 0, 'home', 0.4],
  ],
] as const
const oneSource = [[[0, 0, 'gameHome', 1]], [[1, 0, 'gameHome', 1]], [[0, 1, 'home', 1]]] as const
/** From this many players a day on, a game has two sources: so two months of days fit into the lines that are asked for. */
const manyPlayers = 2_600
const sourcesOf = ({ index, daily }: PlannedGame) => (daily < manyPlayers ? oneSource : manySources)[index % 3]!

/** The lines of one day, the games in their order. */
const linesOfGames = shownGames.flatMap((game) => sourcesOf(game).map((_source, source) => ({ game, source })))
export const linesOfDay = linesOfGames.length

/** What is played in live rooms is opened from there, or from the home page. */
function entryOf({ kind }: PlannedGame, entry: 'gameHome' | 'home'): 'gameHome' | 'home' | 'liveRoom' {
  if (kind !== 'liveInteractive') return entry
  return entry === 'gameHome' ? 'liveRoom' : 'home'
}

/** How many days there are figures of. */
export const gameDays = (world: World): number => Math.max(1, Math.floor(world.asked('gameDay') / linesOfDay))

/** Players of the demo's company for each that a favourite of the market has. */
const audience = 0.04

/** One day of a game from one source; `ago` counts from yesterday. */
export function gameDayOf(world: World, game: PlannedGame, source: number, ago: number) {
  const random = world.random(`game day ${game.code} ${source}`, ago)
  const [place, client, entry, share] = sourcesOf(game)[source]!
  const moment = (companyDay(world.calendar.now) - 1 - ago) * day
  const noise = () => 0.9 + random.next() * 0.2
  const players = Math.max(
    3,
    Math.round(game.daily * audience * share * weekdayFactor(moment) * (1 - ago * 0.0015) * noise()),
  )
  const starts = Math.round(players * (1.4 + random.next() * 0.8))
  const failRate = Math.round((0.6 + random.next() * 2.2) * 10) / 10
  const opens = Math.round(starts / (1 - failRate / 100))
  const isPaid = game.wallet !== 'none'
  const payers = isPaid ? Math.round(players * (game.category === 'chance' ? 0.42 : 0.12) * noise()) : 0
  const staked = payers * Math.round(240 * noise())
  const returnRate = isPaid ? Math.round((returnOf(game) + random.normal(0, 1.6)) * 10) / 10 : 0
  const won = Math.round((staked * returnRate) / 100)
  const share100 = game.vendor === null ? 0 : vendorShares[game.vendor]!
  return {
    day: dateOf(moment),
    area: areaId(world, placesOf(game)[place]!) ?? 0,
    client: world.id('client', client),
    entry: entryOf(game, entry),
    shown: Math.round(opens / (0.1 + random.next() * 0.12)),
    ...{ opens, starts, players, payers, staked, won, failRate },
    newPlayers: Math.round(players * (0.05 + random.next() * 0.06)),
    minutes: Math.round(players * game.minutes * noise()),
    retention1d: Math.round((24 + game.minutes * 0.5) * noise() * 10) / 10,
    returnRate,
    net: staked - won,
    vendorShare: Math.max(0, Math.round(((staked - won) * share100) / 100)),
    limitHits: Math.round(payers * 0.01),
  }
}

/** What all the days of a game add up to over the last so many. */
export function gameTotals(world: World, game: PlannedGame, days: number) {
  const totals = { players: 0, minutes: 0, staked: 0, won: 0, net: 0, vendorShare: 0, opens: 0, starts: 0, kept: 0 }
  for (let ago = 0; ago < days; ago++)
    for (let source = 0; source < sourcesOf(game).length; source++) {
      const line = gameDayOf(world, game, source, ago)
      totals.players += line.players
      totals.minutes += line.minutes
      totals.staked += line.staked
      totals.won += line.won
      totals.net += line.net
      totals.vendorShare += line.vendorShare
      totals.opens += line.opens
      totals.starts += line.starts
      totals.kept += line.players * line.retention1d
    }
  return totals
}

/** The line of a day by its place among all: the oldest day first. */
export function gameDayAt(world: World, index: number) {
  const days = gameDays(world)
  const { game, source } = linesOfGames[index % linesOfDay]!
  return { game, ...gameDayOf(world, game, source, days - 1 - Math.floor(index / linesOfDay)) }
}
