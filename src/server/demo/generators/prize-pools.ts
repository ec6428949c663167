import type poolEntry from '../../../entities/goods-and-order/pool-entry'
import type prizePool from '../../../entities/goods-and-order/prize-pool'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { phrases } from '../words/phrases'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { prizePool as written } from '../written/growth'
import { areasOf } from './invite-campaigns'

type Pool = RowOf<typeof prizePool>
type Prize = NonNullable<Pool['prizes']>[number]
type Kind = NonNullable<RowOf<typeof poolEntry>['kind']>

const coins = (amount: number) =>
  phrases(
    `金币 ×${amount} | ${amount.toLocaleString('en')} coins | ${amount} monedas | ${amount} koin | ${amount} عملة`,
  )[0]!
/** What is won besides coins: which of its kind, what it is called, and its worth in coins. */
const things = {
  frame: { kind: 'dress', dress: 2, value: 520, name: phrases('星空头像框 | Starry sky frame')[0]! },
  exposure: { kind: 'prop', prop: 7, value: 500, name: phrases('曝光卡 | Exposure card')[0]! },
  jet: { kind: 'gift', gift: 26, value: 8_888, name: phrases('私人飞机 | Private jet')[0]! },
  rocket: { kind: 'gift', gift: 28, value: 20_000, name: phrases('火箭 | Rocket')[0]! },
} as const
type Thing = keyof typeof things

/** Prizes of a kind of pool, with their weights: many small ones, few large ones. */
const prizes: Readonly<Record<string, readonly (readonly [prize: number | Thing, weight: number])[]>> = {
  luckGift: [
    [20, 60_000],
    [100, 18_000],
    [500, 2_400],
    [5_000, 120],
    [50_000, 4],
  ],
  blindBox: [
    [30, 52_000],
    [100, 21_000],
    ['frame', 3_000],
    ['exposure', 2_000],
    ['jet', 60],
  ],
  jackpot: [
    [1_000, 9_000],
    [10_000, 600],
    [50_000, 30],
  ],
  activity: [
    [20, 50_000],
    [100, 12_000],
    ['frame', 1_500],
    ['exposure', 1_000],
  ],
}
const closed = new Set([6])

/** One that grows by stakes, pays prizes, and at times is filled up or skimmed. */
interface PlannedEntry {
  readonly pool: number
  readonly at: number
  readonly kind: Kind
  readonly coins: number
  readonly balanceAfter: number
  readonly edition: number
}

/** Every move of every pool since it was filled, the oldest first; its balance is what they leave. */
function poolBooks(world: World) {
  return world.once('pool books', () => {
    const count = world.count('prizePool')
    const entries: PlannedEntry[] = []
    const balances: number[] = []
    for (let pool = 0; pool < count; pool++) {
      const random = world.random('pool book', pool)
      const { startBalance, maxSinglePrize, minBalance } = numbersOf(world, pool)
      const { now } = world.calendar
      const end = closed.has(pool) ? now - 15 * day : now
      const size = Math.floor(world.asked('poolEntry') / count)
      const times = Array.from({ length: size }, () => end - random.next() ** 1.4 * 60 * day - hour / 30).toSorted(
        (a, b) => a - b,
      )
      let balance = 0
      times.forEach((at, nth) => {
        const isWin = nth > 0 && random.chance(0.42)
        const kind: Kind =
          nth === 0
            ? 'inject'
            : balance < minBalance * 1.1
              ? 'fromReserve'
              : random.chance(0.004)
                ? 'toReserve'
                : isWin
                  ? 'win'
                  : 'in'
        const amount =
          kind === 'inject'
            ? startBalance
            : kind === 'fromReserve' || kind === 'toReserve'
              ? Math.round(startBalance / 20)
              : Math.min(maxSinglePrize, random.longTail(startBalance / 9_000, 1.1))
        const signed = kind === 'win' || kind === 'toReserve' ? -Math.min(amount, balance) : amount
        balance += signed
        entries.push({
          ...{ pool, at, kind },
          coins: signed,
          balanceAfter: balance,
          edition: 1 + Math.floor(nth / Math.max(1, size / 3)),
        })
      })
      balances.push(balance)
    }
    return { entries: entries.toSorted((a, b) => a.at - b.at), balances }
  })
}

function numbersOf(world: World, pool: number) {
  const row = written.row(world, pool, world.random('prizePool', pool))
  const number = (name: string) => Number(row[name])
  return {
    startBalance: number('startBalance'),
    maxSinglePrize: number('maxSinglePrize'),
    minBalance: number('minBalance'),
  }
}

export const prizePoolGenerator: Generator = {
  ...written,
  row(world, index, random): Pool {
    const row = written.row(world, index, random)
    const { startBalance, maxSinglePrize } = numbersOf(world, index)
    const { entries, balances } = poolBooks(world)
    const { now } = world.calendar
    const recent = entries.filter(
      ({ pool, at, kind }) => pool === index && at > now - day && (kind === 'in' || kind === 'win'),
    )
    const sum = (kind: Kind) =>
      recent.filter((each) => each.kind === kind).reduce((total, each) => total + Math.abs(each.coins), 0)
    const entity = entityOf(world, 'prizePool')
    const createdBy = staffOf(world, entity, random)
    const state = closed.has(index) ? 'closed' : 'live'
    const madeAt = now - (200 + index * 21) * day
    return {
      ...row,
      ...{ state, createdBy },
      // What is called after a region is for it.
      areas: /Gulf/.test(String(row['name'])) ? areasOf(world, 4, 'pay') : [-1],
      balance: balances[index] ?? startBalance,
      alarmBalance: Math.round(startBalance * 0.2),
      maxBalance: startBalance * 3,
      reserve: Math.round(startBalance * 0.35),
      inShare: row['type'] === 'jackpot' ? 5 : 60,
      reserveShare: 5,
      prizes: (prizes[String(row['type'])] ?? [])
        .map(([prize, weight]) => prizeOf(world, prize, weight))
        .filter(({ value }) => (value ?? 0) <= maxSinglePrize),
      in24h: sum('in'),
      out24h: sum('win'),
      approvedBy: staffOf(world, entity, random, new Set([createdBy])),
      createdAt: instant(madeAt),
      updatedAt: instant(closed.has(index) ? now - 15 * day : madeAt + 2 * day),
    }
  },
}

function prizeOf(world: World, prize: number | Thing, weight: number): Prize {
  const none = { gift: null, dress: null, prop: null, stock: null, dailyCap: null, minBalance: null }
  if (typeof prize === 'number')
    return {
      ...none,
      name: coins(prize),
      kind: 'coins',
      value: prize,
      weight,
      minBalance: prize > 1_000 ? prize * 4 : null,
      broadcast: prize >= 5_000,
    }
  const thing = things[prize]
  return {
    ...none,
    ...{ name: thing.name, kind: thing.kind, value: thing.value, weight },
    ...('gift' in thing && { gift: world.id('gift', thing.gift - 1) }),
    ...('dress' in thing && { dress: world.id('dress', thing.dress - 1) }),
    ...('prop' in thing && { prop: world.id('prop', thing.prop - 1) }),
    stock: 500,
    broadcast: thing.value > 5_000,
  }
}

export const poolEntryGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => poolBooks(world).entries.length,
  row(world, index, random): RowOf<typeof poolEntry> {
    const { pool, at, ...entry } = poolBooks(world).entries[index]!
    const isPlay = entry.kind === 'in' || entry.kind === 'win'
    return {
      ...entry,
      pool: world.id('prizePool', pool) ?? 0,
      user: isPlay ? world.id('user', random.int(Math.max(1, world.count('user')))) : null,
      record: null,
      operator: isPlay ? null : staffOf(world, entityOf(world, 'prizePool'), random),
      reason: isPlay
        ? null
        : entry.kind === 'inject'
          ? 'First filling'
          : entry.kind === 'fromReserve'
            ? 'Nearly empty'
            : 'More than is needed',
      createdAt: instant(at),
      createdBy: null,
      updatedAt: instant(at),
      updatedBy: null,
    }
  },
}
