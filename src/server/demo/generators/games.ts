import type probabilityGame from '../../../entities/activity-manage/probability-game'
import type probabilityGameDay from '../../../entities/activity-manage/probability-game-day'
import type probabilityOfficial from '../../../entities/activity-manage/probability-official'
import type probabilityOption from '../../../entities/activity-manage/probability-option'
import type probabilityPrize from '../../../entities/activity-manage/probability-prize'
import { weekdayFactor } from '../calendar'
import { slotsOf } from '../generic/slots'
import { games } from '../words/pools/growth'
import { phrases } from '../words/phrases'
import type { Random } from '../../base/random'
import { entityOf, type Generator, type RowOf, type World } from '../world'

type Game = RowOf<typeof probabilityGame>

/** How each game of the pool is played: drawn from prizes, or bet on in rounds. */
const plays = [
  ['draw', 'wheel'],
  ['round', 'fruit'],
  ['draw', 'egg'],
  ['round', 'dice'],
  ['draw', 'cardFlip'],
  ['round', 'cardFlip'],
  ['round', 'race'],
  ['draw', 'egg'],
  ['draw', 'egg'],
  ['draw', 'slot'],
  ['round', 'race'],
  ['draw', 'cardFlip'],
] as const satisfies readonly (readonly [Game['kind'], Game['skin']])[]

/** The games that are bet on, by their places: those among them that are open. */
export const openRounds = plays.flatMap(([kind], place) => (kind === 'round' && place < 7 ? [place] : []))

/** How many play a game in a day: the first of the list are the favourites. */
const playersOf = (game: number) => Math.round(700 / (1 + game * 0.45))

/** Of what is staked: how much comes back, in percent. */
function turnover(random: Random, players: number) {
  const staked = players * random.between(700, 1_300)
  const rate = random.between(865, 1_010) / 10
  return { staked, rate, paid: Math.round((staked * rate) / 100) }
}

export const probabilityGameGenerator: Generator = {
  row(_world, index, random): Game {
    const [kind, skin] = plays[index % plays.length]!
    const players24h = Math.round((playersOf(index) * random.between(85, 115)) / 100)
    const { staked, rate, paid } = turnover(random, players24h)
    const state =
      index < 7
        ? 'running'
        : ((['paused', 'ready', 'awaitingApproval', 'closed', 'running'] as const)[index - 7] ?? 'running')
    const isOpen = state === 'running' || state === 'paused'
    return {
      ...{ kind, skin, state },
      name: games[index % games.length]!,
      clients: [],
      minVersion: null,
      currencyKind: 'coin',
      stakes: [100, 500, 1_000].map((amount) => ({ amount, plays: amount / 100 })),
      maxStakeRound: 10_000,
      maxStakeDay: 100_000,
      maxLossDay: 50_000,
      expectedReturn: kind === 'round' ? 93.1 : 96,
      return24h: isOpen ? rate : 0,
      poolBalance: random.between(18, 42) * 100_000,
      poolFloor: 500_000,
      oddsShown: true,
      tableVersion: 1,
      players24h: isOpen ? players24h : 0,
      staked24h: isOpen ? staked : 0,
      paid24h: isOpen ? paid : 0,
    }
  },
}

/** What can be bet on, by the skin of the game. */
const bets: Readonly<Record<string, ReturnType<typeof phrases>>> = {
  fruit: phrases(`
    樱桃 | Cherry
    西瓜 | Melon
    葡萄 | Grapes
    幸运七 | Lucky seven`),
  dice: phrases(`
    小 | Low
    大 | High
    对子 | A pair
    三同 | Three alike`),
  cardFlip: phrases(`
    红 | Red
    黑 | Black
    花牌 | A court card
    王 | The joker`),
  race: phrases(`
    一号 | First lane
    二号 | Second lane
    三号 | Third lane
    黑马 | The outsider`),
  wheel: phrases(`
    蓝区 | Blue field
    绿区 | Green field
    紫区 | Violet field
    金区 | Golden field`),
}
const odds = [2.1, 3.1, 5.2, 12]
const back = 1 / odds.reduce((sum, each) => sum + 1 / each, 0)
const chances = odds.map((each) => Math.round((back / each) * 1_000_000))

/** The four options of one game after the other: each pays about as much of its stakes, and one of them comes up. */
export const probabilityOptionGenerator: Generator = {
  count: (world) => world.count('probabilityGame') * odds.length,
  row(world, index, random): RowOf<typeof probabilityOption> {
    const [game, at] = [Math.floor(index / odds.length), index % odds.length]
    const [, skin] = plays[game % plays.length]!
    const others = chances.slice(0, -1).reduce((sum, each) => sum + each, 0)
    const chance = at === odds.length - 1 ? 1_000_000 - others : chances[at]!
    return {
      game: world.id('probabilityGame', game) ?? 0,
      tableVersion: 1,
      position: at + 1,
      name: (bets[skin] ?? bets['wheel']!)[at]!,
      odds: odds[at]!,
      chancePpm: chance,
      expectedReturn: Math.round((odds[at]! * chance) / 1_000) / 10,
      maxStake: 10_000,
      exposureCap: 2_000_000,
      won24h: Math.round((chance * random.between(380, 420)) / 100_000),
      deviation: random.between(-22, 24) / 10,
    }
  },
}

/** The prizes of a table, the rarest first: which reward and how many, what it is worth in coins, and how often it comes. */
const prizes = [
  { reward: 3, count: 25, value: 50_000, ppm: 200, grade: 'jackpot', broadcast: 'area' },
  { reward: 3, count: 1, value: 2_000, ppm: 5_000, grade: 'epic', broadcast: 'room' },
  { reward: 2, count: 1, value: 500, ppm: 40_000, grade: 'rare', broadcast: 'none' },
  { reward: 1, count: 2, value: 200, ppm: 150_000, grade: 'common', broadcast: 'none' },
  { reward: 1, count: 1, value: 100, ppm: 200_000, grade: 'common', broadcast: 'none' },
  { reward: 0, count: 2, value: 20, ppm: 300_000, grade: 'common', broadcast: 'none' },
  { reward: null, count: 1, value: 0, ppm: 304_800, grade: 'common', broadcast: 'none' },
] as const

/** A table gives back 96 of 100 coins; what wins nothing is drawn when a prize of the day is gone. */
export const probabilityPrizeGenerator: Generator = {
  count: (world) => world.count('probabilityGame') * prizes.length,
  row(world, index, random): RowOf<typeof probabilityPrize> {
    const at = index % prizes.length
    const { reward, ppm, ...prize } = prizes[at]!
    return {
      ...prize,
      game: world.id('probabilityGame', Math.floor(index / prizes.length)) ?? 0,
      tableVersion: 1,
      position: at + 1,
      reward: reward === null ? null : world.id('activityReward', reward),
      chancePpm: ppm,
      stockDay: prize.grade === 'jackpot' ? 5 : prize.grade === 'epic' ? 200 : null,
      fallback: reward === null,
      pityAfter: prize.grade === 'epic' ? 200 : 0,
      drawn24h: Math.round((ppm * random.between(2_600, 3_000)) / 100_000),
      deviation: random.between(-22, 24) / 10,
    }
  },
}

/** Of those who see a game a third plays; what is paid comes out of what was staked. */
export const probabilityGameDayGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof probabilityGameDay> {
    const { day, game } = slotsOf(world, entityOf(world, 'probabilityGameDay')).at(index)
    const at = Number(game) - (world.id('probabilityGame', 0) ?? 1)
    const players = Math.max(
      20,
      Math.round((playersOf(at) / 9) * weekdayFactor(Date.parse(String(day))) * (0.8 + random.next() * 0.4)),
    )
    const { staked, rate, paid } = turnover(random, players)
    const drawn = players * random.between(5, 9)
    return {
      players,
      viewers: players * random.between(2, 4),
      newPlayers: Math.round((players * random.between(6, 18)) / 100),
      plays: drawn,
      freePlays: Math.round(drawn * 0.15),
      ...{ staked, paid },
      returnRate: rate,
      expectedReturn: plays[at % plays.length]![0] === 'round' ? 93.1 : 96,
      net: staked - paid - Math.round(staked * 0.01),
      jackpotPaid: random.chance(0.15) ? Math.round(staked * 0.04) : 0,
      stakePerPlayer: Math.round((staked / players) * 100) / 100,
      limitHits: Math.round(players * 0.012),
      nextDayReturn: random.between(240, 420) / 10,
      complaints: random.skewed(4, 3),
    }
  },
}

const hostNames = phrases(`
  铁小玩 | Iron Joy | Iron Joy | Iron Joy | آيرن جوي
  幸运官 | Captain Lucky | Capitán Suerte | Kapten Hoki | كابتن الحظ
  游戏管家 | Game keeper | Guardián | Penjaga Game | حارس الألعاب
  小铁 | Tiny Iron | Hierrito | Si Besi | حديد الصغير
  欢乐君 | Mister Fun | Don Alegre | Tuan Ceria | السيد مرح
  好运来 | Fortuna | Fortuna | Fortuna | فورتونا`)

/** Under which name the app speaks in games; they are open in the evening, and take a break before the morning. */
export const probabilityOfficialGenerator: Generator = {
  row: (_world, index): RowOf<typeof probabilityOfficial> => ({
    hostName: hostNames[index % hostNames.length]!,
    excludeOfficial: true,
    tickerMinWin: 10_000,
    openHours: (['friday', 'saturday', 'sunday'] as const).map((weekday) => ({ weekday, from: '09:00', to: '23:30' })),
    closedDays: [],
    maintenance: false,
    maintenanceUntil: null,
    maintenanceText: null,
    totalLossDay: 200_000,
  }),
}

/** What the pots of a game hold: more than they began with. */
export function potOf(world: World, index: number, seed: number) {
  const random = world.random('pot', index)
  const hits30d = Math.max(1, Math.round(random.between(20, 60) / (1 + (index % 4) * 4)))
  return {
    current: Math.round(seed * (1.2 + random.next() * 12)),
    hits30d,
    paid30d: Math.round(hits30d * seed * (3 + random.next() * 4)),
  }
}
