import type luckGift from '../../../entities/goods-and-order/luck-gift'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf } from '../world'
import { regions } from '../words/countries'
import { areasIn } from './places'

type LuckGift = RowOf<typeof luckGift>

/** How often what is paid comes back manyfold, in a million draws: the usual odds, and those after the day's loss. */
const odds = [
  [1, 180_000],
  [2, 90_000],
  [5, 28_000],
  [10, 12_000],
  [50, 1_600],
  [200, 250],
  [500, 60],
] as const
const returnOf = (share: number) =>
  Math.round(odds.reduce((sum, [multiple, draws]) => sum + multiple * Math.round(draws * share), 0) / 1_000) / 10
/** The gifts with luck, by their places in the panel. */
const gifts = [10, 11, 12, 13, 14] as const

/** Each lucky gift everywhere, and with other odds in some areas; the last few are being prepared. */
export const luckGiftGenerator: Generator = {
  count: (world) => Math.min(world.asked('luckGift'), gifts.length * 3),
  distinct: true,
  row(world, index, random): LuckGift {
    const gift = gifts[index % gifts.length]!
    const round = Math.floor(index / gifts.length)
    const region = round === 0 ? undefined : round === 1 ? 4 : 6
    const isBox = gift >= 13
    const state = index < 12 ? 'live' : index === 12 ? 'paused' : index === 13 ? 'awaitingApproval' : 'draft'
    const share = [1, 0.94, 1.04][round]!
    const [anchorShare, poolShare] = isBox ? [15, 75] : [10, 85]
    const isUsed = state === 'live'
    const coins24h = isUsed ? Math.round(random.longTail(120_000, 0.5) / (round + 1)) : 0
    const actual = isUsed ? returnOf(share) + random.normal(0, 2.5) : 0
    const { now } = world.calendar
    const madeAt = state === 'live' || state === 'paused' ? now - (120 + index * 13) * day : now - (5 + index) * hour
    const entity = entityOf(world, 'luckGift')
    const createdBy = staffOf(world, entity, random)
    const win24h = Math.round((coins24h * actual) / 100)
    return {
      ...{ state, anchorShare, poolShare, coins24h, win24h, createdBy },
      gift: world.id('gift', gift) ?? 0,
      areas: [region === undefined ? -1 : (areasIn(world, 'pay')[region] ?? -1)],
      pool: world.id('prizePool', isBox ? 2 : region === 4 ? 1 : 0),
      platformShare: 100 - anchorShare - poolShare,
      odds: rowsOf(share),
      safeOdds: rowsOf(share * 0.7),
      expectedReturn: returnOf(share),
      actualReturn24h: coins24h > 0 ? Math.round((win24h / coins24h) * 1_000) / 10 : 0,
      stopLoss: 200_000,
      pity: isBox ? 50 : 0,
      dailyUserCap: 100_000,
      oddsText: {
        zh_CN: `${region === undefined ? '' : `${regions[region]!.zh_CN}：`}每百万次中，1 倍 ${odds[0][1] * share} 次，最高 500 倍。`,
        en: `${region === undefined ? '' : `${regions[region]!.en}: `}of a million draws, ${odds[0][1] * share} give back the price, and the best five hundred times it.`,
      },
      effectiveFrom: instant(Math.ceil((madeAt + day) / day) * day),
      approvedBy: state === 'live' || state === 'paused' ? staffOf(world, entity, random, new Set([createdBy])) : null,
      createdAt: instant(madeAt),
      updatedAt: instant(state === 'live' || state === 'paused' ? madeAt + day : madeAt),
    }
  },
}

const rowsOf = (share: number) =>
  odds.map(([multiple, draws]) => ({
    multiple,
    probability: Math.round(draws * share),
    dailyCap: multiple >= 200 ? 100 : null,
    broadcast: multiple >= 50,
  }))
