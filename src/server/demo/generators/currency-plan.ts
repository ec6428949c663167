import type currencyEntry from '../../../entities/goods-and-order/currency-entry'
import { day, hour } from '../calendar'
import { weights, type Random } from '../../base/random'
import { scatter } from '../scatter'
import type { RowOf, World } from '../world'
import { earnerMoves } from './earner-wallets'
import { hostPlans } from './host-plan'
import { viewerAt } from './viewers'

type Scene = NonNullable<RowOf<typeof currencyEntry>['scene']>

/** One move of a wallet: what came in or, below zero, went out. */
export interface PlannedEntry {
  readonly wallet: number
  /** Milliseconds. */
  readonly at: number
  readonly scene: Scene
  readonly amount: number
  readonly balanceAfter: number
  /** The id of the order that paid for it. */
  readonly order: number | null
  /** The number of what moved it, where that is planned. */
  readonly sourceNo?: string
}

/** A wallet before its record is made: whose it is, in which currency, and all that moved. */
export interface PlannedWallet {
  readonly user: number
  /** The place of the currency: coins, bonus coins, biscuits, diamonds. */
  readonly currency: number
  readonly entries: readonly PlannedEntry[]
}

type Move = readonly [scene: Scene, amounts: readonly number[]]

/** What comes into a wallet of each currency, and what it is spent on. */
const moves: readonly { readonly in: readonly Move[]; readonly out: readonly Move[] }[] = [
  {
    in: [
      ['agentTransfer', [200, 500, 500, 1_000, 2_000]],
      ['luckGiftWin', [50, 100, 500]],
      ['gameWin', [40, 120, 300]],
    ],
    out: [
      ['gift', [1, 5, 9, 19, 30, 52, 66, 99, 199]],
      ['gift', [1, 10, 30, 99, 299]],
      ['episode', [40, 50, 60, 80]],
      ['episode', [40, 50, 60, 80]],
      ['game', [10, 20, 50, 100]],
      ['escort', [100, 200, 300]],
      ['dress', [300, 520]],
    ],
  },
  {
    in: [
      ['task', [10, 20, 50]],
      ['activity', [50, 100, 200]],
      ['vipDaily', [10, 20]],
      ['grant', [100, 300]],
    ],
    out: [
      ['episode', [40, 50, 60]],
      ['gift', [1, 5, 9, 19]],
      ['expire', [10, 20, 30]],
    ],
  },
  {
    in: [
      ['gift', [9, 26, 49, 99, 149, 260, 500, 1_000, 2_500]],
      ['gift', [49, 99, 260, 1_000]],
      ['task', [200, 500]],
    ],
    // What is paid out is planned with the requests.
    out: [['exchange', [100, 480, 1_800]]],
  },
  {
    in: [
      ['activity', [5, 10, 20]],
      ['task', [1, 2, 5]],
    ],
    out: [
      ['exchange', [10, 20, 50]],
      ['dress', [30, 60]],
    ],
  },
]
/** The place of biscuits. */
const biscuits = 2
const ofHosts = weights([
  [biscuits, 80],
  [0, 20],
] as const)
const ofViewers = weights([
  [0, 62],
  [1, 24],
  [3, 14],
] as const)

export function walletPlans(world: World): readonly PlannedWallet[] {
  return world.once('wallets', () => {
    const users = world.count('user')
    const count = Math.min(world.asked('wallet'), users)
    const hosts = new Set(hostPlans(world).map(({ user }) => user))
    const bought = coinsBought(world)
    const earned = count > 0 ? [...earnerMoves(world)].slice(0, count) : []
    const earners = earned.map(([user, moved], wallet): PlannedWallet => {
      return { user, currency: biscuits, entries: moved.map((move) => ({ ...move, wallet, order: null })) }
    })
    const earns = new Set(earned.map(([user]) => user))
    const others = count - earners.length
    const entries = Math.max(0, world.asked('currencyEntry') - earners.flatMap((each) => each.entries).length)
    const spenders = Array.from({ length: others }, (_, nth): PlannedWallet => {
      const wallet = earners.length + nth
      const random = world.random('wallet plan', wallet)
      const user = scatter(users, nth, others)
      // The one wallet of biscuits that somebody has is taken.
      const currency = earns.has(user) ? 0 : random.weighted(hosts.has(user) ? ofHosts : ofViewers)
      const size = Math.floor(entries / others) + (nth < entries % others ? 1 : 0)
      const orders = currency === 0 ? (bought.get(user) ?? []) : []
      return { user, currency, entries: entriesOf(world, random, { wallet, user, currency, size, orders }) }
    })
    return [...earners, ...spenders]
  })
}

/** The entries of all wallets, the oldest first. */
export function entryPlans(world: World): readonly PlannedEntry[] {
  return world.once('currency entries', () =>
    walletPlans(world)
      .flatMap(({ entries }) => entries)
      .toSorted((a, b) => a.at - b.at),
  )
}

interface Bought {
  readonly id: number
  readonly coins: number
  readonly at: number
}

/** The coins that users bought, by the user's index. */
function coinsBought(world: World): ReadonlyMap<number, readonly Bought[]> {
  const found = new Map<number, Bought[]>()
  const orders = world.columns('currencyEntry', 'order')
  const [ids, buyers, coins, states, times] = ['id', 'user', 'coins', 'state', 'createdAt'].map(
    (name) => orders?.get(name) ?? [],
  )
  const first = world.id('user', 0) ?? 1
  ids?.forEach((id, nth) => {
    const amount = coins?.[nth]
    if (typeof id !== 'number' || typeof amount !== 'number' || amount === 0 || states?.[nth] !== 'delivered') return
    const user = Number(buyers?.[nth]) - first
    const at = Date.parse(String(times?.[nth])) + hour / 6
    if (at < world.calendar.now) found.set(user, [...(found.get(user) ?? []), { id, coins: amount, at }])
  })
  return found
}

interface Wanted {
  readonly wallet: number
  readonly user: number
  readonly currency: number
  readonly size: number
  readonly orders: readonly Bought[]
}

/** Moves one after the other: nothing is spent that is not there. */
function entriesOf(world: World, random: Random, { wallet, user, currency, size, orders }: Wanted): PlannedEntry[] {
  const { now } = world.calendar
  const { market, registeredAt } = viewerAt(world, user)
  const paid = orders.slice(0, Math.max(1, size - 1))
  const from = Math.max(registeredAt, now - (20 + random.next() * 180) * day)
  const times = Array.from({ length: Math.max(0, size - paid.length) }, () => ({
    at: world.calendar.between(random, from, now - hour / 30, market.offset),
    bought: undefined,
  }))
  const events: { readonly at: number; readonly bought: Bought | undefined }[] = [
    ...times,
    ...(size > 0 ? paid : []).map((bought) => ({ at: bought.at, bought })),
  ].toSorted((a, b) => a.at - b.at)
  let balance = 0
  return events.map(({ at, bought }) => {
    const spendable = moves[currency]!.out.filter(([, amounts]) => amounts[0]! <= balance)
    const isOut = !bought && spendable.length > 0 && random.chance(0.68)
    const [scene, amounts]: Move = bought
      ? ['topUp', [bought.coins]]
      : random.pick(isOut ? spendable : moves[currency]!.in)
    const affordable = isOut ? amounts.filter((amount) => amount <= balance) : amounts
    const amount = random.pick(affordable) * (isOut ? -1 : 1)
    balance += amount
    return { ...{ wallet, at, scene, amount }, balanceAfter: balance, order: bought?.id ?? null }
  })
}
