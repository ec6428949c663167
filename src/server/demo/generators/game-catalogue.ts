import type game from '../../../entities/game-manage/game'
import type gameDay from '../../../entities/game-manage/game-day'
import type gameVendor from '../../../entities/game-manage/game-vendor'
import { artworkKey } from '../../media/artwork/artwork'
import { dateOf, day, hour, instant, minute } from '../calendar'
import { gameIntros, gameNames } from '../words/pools/catalogue-of-games'
import type { Generator, RowOf, World } from '../world'
import {
  areasOf,
  gameDayAt,
  gameDays,
  gameTotals,
  isShown,
  linesOfDay,
  plannedGames,
  returnOf,
  vendorShares,
  type PlannedGame,
} from './game-plan'
import { packagesOf, timesOf } from './game-packages'
import { platesOf, ranksOf } from './game-placements'
import { openMismatches } from './game-transactions'
import { countryId } from './places'

/** Name, code, country, who to ask for, and how many coins' wallets it keeps by itself. */
const vendors = [
  ['Paper Comet Games', 'paper_comet', 'SG', 'Grace Palmer', 'seamless'],
  ['Brass Dice Studio', 'brass_dice', 'MX', 'Lucía Hernández', 'seamless'],
  ['Four Winds Tables', 'four_winds', 'HK', 'Vincent Lau', 'transfer'],
  ['Kancil Play', 'kancil_play', 'ID', 'Rizky Saputra', 'transfer'],
  ['Soft Meadow', 'soft_meadow', 'PH', 'Trisha Santos', 'seamless'],
  ['Pocket Lighthouse', 'pocket_lighthouse', 'ES', 'Marta Ruiz', 'seamless'],
  ['Ninth Tower', 'ninth_tower', 'GB', 'Owen Clarke', 'seamless'],
] as const
const hex = '0123456789abcdef'

export const gameVendorGenerator: Generator = {
  count: () => vendors.length,
  row(world, index, random): RowOf<typeof gameVendor> {
    const [name, code, country, contactName, walletMode] = vendors[index]!
    const { now } = world.calendar
    const own = plannedGames.filter(({ vendor }) => vendor === index)
    const isLive = own.some(isShown)
    const totals = own.filter(isShown).map((each) => gameTotals(world, each, Math.min(30, gameDays(world))))
    const hasChance = own.some(({ category }) => category === 'chance')
    const begun = now - (310 - index * 22) * day
    return {
      ...{ code, name, contactName, walletMode },
      country: countryId(world, country),
      email: `partners@${code.replaceAll('_', '-')}.example.com`,
      contractTo: dateOf(begun + 730 * day),
      licenceTo: hasChance ? dateOf(begun + 600 * day) : null,
      ...(hasChance ? {} : { licence: null }),
      revenueShare: vendorShares[index]!,
      currency: 'USD',
      appKey: random.characters(32, hex),
      callbackUrl: `https://wallet.${code.replaceAll('_', '-')}.example.com/v1/rounds`,
      ipAllow: [{ cidr: `203.0.113.${index * 16}/28` }, { cidr: `198.51.100.${index * 8}/29` }],
      gameCount: own.length,
      errorRate24h: isLive ? Math.round(random.next() * 14) / 10 : 0,
      latencyMs: isLive ? random.between(70, 260) : 0,
      mismatches: openMismatches(world, index),
      net30d: totals.reduce((sum, { net }) => sum + net, 0),
      owed: totals.reduce((sum, { vendorShare }) => sum + vendorShare, 0),
      state: isLive ? 'live' : 'testing',
      createdAt: instant(begun),
      updatedAt: instant(begun + random.between(4, 20) * day),
    }
  },
}

const tests = ['open', 'login', 'stake', 'win', 'refund'] as const

/** Each client is tried in each way; what is still in test has one that failed, and some to come. */
function testsOf(world: World, { state, wallet }: PlannedGame) {
  const items = tests.filter((item) => wallet !== 'none' || item === 'open' || item === 'login' || state !== 'testing')
  const done = [0, 1].flatMap((client) => {
    const id = world.id('client', client)
    return id === null ? [] : items.map((item) => ({ client: id, item, passed: true as boolean }))
  })
  return state === 'testing'
    ? [
        ...done.slice(0, -1),
        ...done.slice(-1).map((last) => ({ ...last, passed: false, note: 'Black screen after sign-in' })),
      ]
    : done
}

export const gameGenerator: Generator = {
  count: (world) => Math.min(world.asked('game'), plannedGames.length),
  row(world, index, random): RowOf<typeof game> {
    const plan = plannedGames[index]!
    const { now } = world.calendar
    const { state, code, kind, wallet, category } = plan
    const isOpen = isShown(plan)
    const name = gameNames[index]!
    const { createdAt, publishedAt } = timesOf(world, plan)
    const wasOut = isOpen || state === 'offline'
    const { players, minutes, staked, won, opens, starts, kept } = gameTotals(world, plan, isOpen ? 1 : 0)
    const isInstalled = kind === 'download' || kind === 'native'
    const began = wasOut ? (state === 'offline' ? createdAt + 0.4 * day : publishedAt) : createdAt
    const current = packagesOf(plan, createdAt, publishedAt, now).find(({ inUse }) => inUse)
    const host =
      plan.vendor === null ? 'games.example.com' : `${vendors[plan.vendor]![1].replaceAll('_', '-')}.example.com`
    return {
      ...{ code, name, kind, category, wallet, state },
      vendor: plan.vendor === null ? null : world.id('gameVendor', plan.vendor),
      vendorGameId: plan.vendor === null ? null : `${code.slice(0, 3).toUpperCase()}-${1_000 + index * 7}`,
      intro: gameIntros[index]!,
      icon: artworkKey('icon', `game-${code}`, name.en),
      cover: artworkKey('cover', `game-${code}`, name.en),
      url: isInstalled ? null : `https://${host}/${code.replaceAll('_', '-')}`,
      packageFile: current?.file ?? null,
      packageVersion: current?.version ?? `${1 + (index % 4)}.${random.int(9)}.${random.int(6)}`,
      sizeBytes: plan.bytes,
      orientation: ['mahjong_master', 'space_racer', 'domino_night'].includes(code) ? 'landscape' : 'portrait',
      openAs: kind === 'liveInteractive' ? 'half' : 'full',
      players: plan.players,
      login: 'account',
      maxStakeDay: wallet === 'none' ? null : category === 'chance' ? 20_000 : 5_000,
      expectedReturn: category === 'chance' ? returnOf(plan) : null,
      ageRating: plan.age,
      entries: kind === 'liveInteractive' ? ['liveRoom', 'home'] : ['gameHome', 'liveRoom', 'home', 'search'],
      areas: areasOf(world, plan),
      clients: [0, 1].flatMap((client) => world.id('client', client) ?? []),
      minVersion: null,
      languages: ['zh_CN', 'en', 'in_ID', 'es_MX', 'ar_AE'],
      rollout: isOpen && index === 14 ? 50 : 100,
      badge: index < 2 ? 'hot' : index === 13 || index === 14 ? 'new' : 'none',
      weight: isOpen ? 100 : 0,
      publishAt:
        wasOut || state === 'scheduled'
          ? instant(began === createdAt ? publishedAt : Math.max(began, publishedAt))
          : null,
      players24h: players,
      minutesPerPlayer: players ? Math.round((minutes / players) * 10) / 10 : 0,
      retention1d: players ? Math.round((kept / players) * 10) / 10 : 0,
      loadSeconds: Math.round((1.2 + plan.bytes / 60_000_000 + random.next()) * 10) / 10,
      failRate: opens ? Math.round((1 - starts / opens) * 1_000) / 10 : 0,
      staked24h: staked,
      return24h: staked ? Math.round((won / staked) * 1_000) / 10 : 0,
      score: isOpen ? Math.round((7.2 + random.next() * 1.9) * 10) / 10 : 0,
      usedBy: platesOf(index) + ranksOf(world, index),
      maintenanceUntil: state === 'maintenance' ? instant(Math.ceil((now + 3 * hour) / hour) * hour) : null,
      testResults: testsOf(world, plan),
      createdAt: instant(createdAt),
      updatedAt: instant(
        state === 'maintenance' ? now - 40 * minute : isOpen ? publishedAt : Math.min(now, createdAt + 1.5 * day),
      ),
    }
  },
}

export const gameDayGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => (world.asked('gameDay') === 0 ? 0 : gameDays(world) * linesOfDay),
  row(world, index): RowOf<typeof gameDay> {
    const { game: plan, ...figures } = gameDayAt(world, index)
    const madeAt = instant(Date.parse(figures.day) + day + 2 * hour)
    return {
      ...figures,
      game: world.id('game', plan.index),
      vendor: plan.vendor === null ? null : world.id('gameVendor', plan.vendor),
      currency: 'USD',
      createdAt: madeAt,
      updatedAt: madeAt,
    }
  },
}
