import type commerceStat from '../../../entities/goods-and-order/commerce-stat'
import { dateOf, day, hour, instant, weekdayFactor } from '../calendar'
import type { Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { gift as giftList } from '../written/goods'
import { agentPlans } from './agent-plan'
import { marketsOf } from './markets'
import { channelNames, storeOfChannel } from './pay-channels'
import { areaId, countryId } from './places'
import { takingsOf, type Takings } from './takings'

type Stat = RowOf<typeof commerceStat>

/** What is counted on a day: the type, what it is counted of, and about how many did it, where orders do not tell. */
interface Cell {
  readonly type: NonNullable<Stat['type']>
  readonly nth: number
  readonly iso2?: string
  readonly users?: number
}

const countries = [
  ['ID', 1],
  ['MX', 0.55],
  ['US', 0.5],
  ['PH', 0.4],
  ['TW', 0.38],
  ['MY', 0.3],
  ['SA', 0.42],
  ['EG', 0.18],
] as const
const cellsOfType = {
  coins: countries.map(([iso2], nth) => ({ type: 'coins', nth, iso2 }) as const),
  firstPay: countries.map(([iso2], nth) => ({ type: 'firstPay', nth, iso2 }) as const),
  dress: countries.map(([iso2, share], nth) => ({ type: 'dress', nth, iso2, users: 34 * share }) as const),
}
/** Gifts that figures are kept of, the lucky ones apart. */
const gifts = [0, 1, 2, 3, 4, 7, 9, 18, 22, 23, 27]
const luckGifts = [10, 11, 12, 13, 14]

/** The cells of a day; those of one type never have what those of another are counted by. */
function cells(world: World): readonly Cell[] {
  return world.once('commerce cells', () => [
    ...channelNames.map(([, offered], nth): Cell => ({
      type: 'payment',
      nth,
      iso2: offered[0] ?? 'US',
    })),
    ...cellsOfType.coins,
    ...gifts.map((nth): Cell => ({ type: 'gift', nth, users: 110 / (1 + nth) })),
    ...luckGifts.map((nth): Cell => ({ type: 'luckGift', nth, users: 200 / nth })),
    ...Array.from({ length: world.count('prizePool') }, (_, nth): Cell => ({
      type: 'pool',
      nth,
      users: 50 / (1 + nth),
    })),
    ...cellsOfType.dress,
    ...agentPlans(world).flatMap(({ level, state, market }, nth): Cell[] =>
      level === 'general' && state === 'active' ? [{ type: 'agent', nth, iso2: market.iso2, users: 14 }] : [],
    ),
    ...cellsOfType.firstPay,
  ])
}

export const commerceStatGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => Math.min(world.asked('commerceStat'), cells(world).length * 365),
  row(world, index, random): Stat {
    const all = cells(world)
    const behind = Math.floor((world.count('commerceStat') - 1 - index) / all.length)
    const cell = all[index % all.length]!
    const { type, nth, iso2 } = cell
    const { now } = world.calendar
    const moment = now - behind * day
    const share = behind === 0 ? Math.max(0.04, (moment % day) / day) : 1
    const growth = 0.7 + 0.3 * Math.exp(-behind / 120)
    const taken = takenOn(world, cell, dateOf(moment))
    const about = (cell.users ?? 0) * growth * weekdayFactor(moment) * share * random.normal(1, 0.08)
    const users = taken ? taken.buyers.size : Math.max(1, Math.round(about))
    const madeAt = Math.min(now, moment - (moment % day) + day + 2 * hour)
    return {
      type,
      day: dateOf(moment),
      ...{ payChannel: null, gift: null, pool: null, agent: null },
      country: iso2 === undefined ? null : countryId(world, iso2),
      area: iso2 === undefined ? null : areaId(world, iso2),
      users,
      newUsers: type === 'firstPay' ? users : Math.round(users * (0.04 + random.next() * 0.08)),
      ...figuresOf(world, random, cell, users, taken),
      final: behind > 0,
      ...(type === 'payment' && { payChannel: world.id('payChannel', nth) }),
      market: iso2 === undefined ? null : marketIn(world, cell, iso2),
      ...((type === 'gift' || type === 'luckGift') && { gift: world.id('gift', nth) }),
      ...(type === 'pool' && { pool: world.id('prizePool', nth) }),
      ...(type === 'agent' && { agent: world.id('agent', nth) }),
      createdAt: instant(madeAt),
      updatedAt: instant(madeAt),
    }
  },
}

/** What orders tell of a cell; undefined of what no order is made for. */
function takenOn(world: World, { type, nth, iso2 }: Cell, day: string): Takings | undefined {
  if (type === 'payment') return takingsOf(world, type, world.id('payChannel', nth), day)
  if (type !== 'coins' && type !== 'firstPay') return undefined
  return takingsOf(world, type, iso2 === undefined ? null : countryId(world, iso2), day)
}

/** Where it was bought: through the channel's store, first payments mostly on Android. */
function marketIn(world: World, { type, nth }: Cell, iso2: string): number | null {
  if (type !== 'payment' && type !== 'firstPay') return null
  return marketsOf(world, [type === 'payment' ? storeOfChannel(nth) : 'googlePlay'], [iso2])[0] ?? null
}

/** Money where there is money, coins where there are coins. */
function figuresOf(world: World, random: Random, { type, nth }: Cell, users: number, taken?: Takings): Stat {
  const none = {
    amountUsd: 0,
    refundedUsd: 0,
    feeUsd: 0,
    coinsIn: 0,
    coinsOut: 0,
    successRate: null,
    returnRate: null,
    balanceEnd: null,
  }
  const count = Math.round(users * (type === 'gift' || type === 'luckGift' ? 4.2 : 1.3))
  if (taken) {
    const tried = taken.count + taken.failed
    const { amountUsd, refundedUsd, feeUsd } = taken
    return {
      ...none,
      ...{ count: taken.count, amountUsd, refundedUsd, feeUsd },
      successRate: type === 'payment' && tried > 0 ? Math.round((taken.count / tried) * 1_000) / 10 : null,
      coinsIn: type === 'payment' ? 0 : taken.coins,
    }
  }
  if (type === 'gift' || type === 'luckGift') {
    const price = Number(giftList.row(world, nth, world.random('gift', nth))['coins'])
    const coinsIn = count * price
    const returnRate = type === 'luckGift' ? random.between(820, 940) / 10 : null
    return {
      ...none,
      count,
      coinsIn,
      coinsOut: returnRate === null ? 0 : Math.round((coinsIn * returnRate) / 100),
      returnRate,
    }
  }
  if (type === 'pool') {
    const coinsIn = count * random.between(120, 260)
    const returnRate = random.between(800, 960) / 10
    return {
      ...none,
      count,
      coinsIn,
      coinsOut: Math.round((coinsIn * returnRate) / 100),
      returnRate,
      balanceEnd: 400_000 + random.longTail(900_000, 0.3),
    }
  }
  const coinsOut = count * (type === 'dress' ? 520 : 700)
  return { ...none, count, coinsOut, balanceEnd: type === 'agent' ? random.longTail(140_000, 0.4) : null }
}
