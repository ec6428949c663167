import type commerceStat from '../../../entities/goods-and-order/commerce-stat'
import { dateOf, day, hour, instant, weekdayFactor } from '../calendar'
import type { Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { gift as giftList } from '../written/goods'
import { agentPlans } from './agent-plan'
import { marketsOf } from './markets'
import { channelNames, storeOfChannel } from './pay-channels'
import { areaId, countryId } from './places'

type Stat = RowOf<typeof commerceStat>

/** What is counted on a day: the type, what it is counted of, and about how many did it. */
interface Cell {
  readonly type: NonNullable<Stat['type']>
  readonly nth: number
  readonly iso2?: string
  readonly users: number
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
  coins: countries.map(([iso2, share], nth) => ({ type: 'coins', nth, iso2, users: 1_900 * share }) as const),
  firstPay: countries.map(([iso2, share], nth) => ({ type: 'firstPay', nth, iso2, users: 60 * share }) as const),
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
      users: nth < 2 ? 420 : 55 + ((nth * 37) % 90),
    })),
    ...cellsOfType.coins,
    ...gifts.map((nth): Cell => ({ type: 'gift', nth, users: 900 / (1 + nth) })),
    ...luckGifts.map((nth): Cell => ({ type: 'luckGift', nth, users: 1_600 / nth })),
    ...Array.from({ length: world.count('prizePool') }, (_, nth): Cell => ({
      type: 'pool',
      nth,
      users: 400 / (1 + nth),
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
    const users = Math.max(1, Math.round(cell.users * growth * weekdayFactor(moment) * share * random.normal(1, 0.08)))
    const madeAt = Math.min(now, moment - (moment % day) + day + 2 * hour)
    return {
      type,
      day: dateOf(moment),
      ...{ payChannel: null, gift: null, pool: null, agent: null },
      country: iso2 === undefined ? null : countryId(world, iso2),
      area: iso2 === undefined ? null : areaId(world, iso2),
      users,
      newUsers: type === 'firstPay' ? users : Math.round(users * (0.04 + random.next() * 0.08)),
      ...figuresOf(world, random, cell, users),
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

/** Where it was bought: through the channel's store, first payments mostly on Android. */
function marketIn(world: World, { type, nth }: Cell, iso2: string): number | null {
  if (type !== 'payment' && type !== 'firstPay') return null
  return marketsOf(world, [type === 'payment' ? storeOfChannel(nth) : 'googlePlay'], [iso2])[0] ?? null
}

/** Money where there is money, coins where there are coins. */
function figuresOf(world: World, random: Random, { type, nth }: Cell, users: number): Stat {
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
  if (type === 'payment' || type === 'coins' || type === 'firstPay') {
    const amountUsd = Math.round(count * (type === 'firstPay' ? 99 : 640) * random.normal(1, 0.06))
    return {
      ...none,
      ...{ count, amountUsd },
      refundedUsd: Math.round(amountUsd * random.next() * 0.02),
      feeUsd: Math.round(amountUsd * (type === 'payment' && nth > 2 ? 0.03 : 0.15)),
      successRate: type === 'payment' ? random.between(840, 975) / 10 : null,
      coinsIn: type === 'payment' ? 0 : Math.round((amountUsd / 1_430) * 1_000),
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
