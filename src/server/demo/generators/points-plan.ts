import type integralEntry from '../../../entities/task-center/integral-entry'
import { day, hour, minute, weekdayFactor } from '../calendar'
import { weights, type Random } from '../../base/random'
import { scatter } from '../scatter'
import { growthTask, integralGoods } from '../written/growth'
import type { RowOf, World } from '../world'
import { allot } from './episode-plan'
import { pointBatches } from './point-batch-plan'
import { clientOf, viewerAt } from './viewers'

type Kind = NonNullable<RowOf<typeof integralEntry>['kind']>

/** Something that was bought with points; its place is that in the store. */
export interface PlannedPurchase {
  readonly goods: number
  readonly price: number
  readonly isRefunded: boolean
}

/** One move of somebody's points. */
export interface PointMove {
  /** The index of the user. */
  readonly user: number
  /** Milliseconds. */
  readonly at: number
  readonly kind: Kind
  readonly amount: number
  readonly balanceAfter: number
  /** The code of the task, where it was one. */
  readonly task?: string
  readonly title: string | null
  readonly purchase?: PlannedPurchase
  /** The place of the batch that gave it. */
  readonly batch?: number
  /** What it takes back. */
  readonly reverses?: PointMove
}

interface Income {
  readonly kind: Kind
  readonly points: readonly number[]
  readonly task?: string
  readonly isOnce?: boolean
  readonly title: string | null
}

/** Tasks that are on, oftener those of every day. */
const often: Readonly<Record<string, number>> = { day: 12, week: 4, once: 2 }
const notOn = new Set(['ad_5', 'member_day', 'world_cup'])

function incomes(world: World) {
  return world.once('ways to points', () => {
    const tasks = Array.from({ length: world.count('growthTask') }, (_, nth) => {
      const row = growthTask.row(world, nth, world.random('growthTask', nth))
      const [code, name] = [String(row['code']), row['name']]
      const title = typeof name === 'object' && name && 'en' in name ? String(name.en) : null
      const event = String(row['event'])
      const kind: Kind =
        event === 'signIn' ? 'signIn' : event === 'invite' ? 'invite' : event === 'partnerEvent' ? 'partner' : 'task'
      const income: Income = {
        kind,
        points: [Number(row['integral'])],
        task: code,
        title,
        isOnce: row['cycle'] === 'once',
      }
      return [income, notOn.has(code) ? 0 : (often[String(row['cycle'])] ?? 1)] as const
    })
    const usual = weights<Income>([
      ...tasks,
      [{ kind: 'invite', points: [300, 500], title: 'Friend signed up' }, 9],
      [{ kind: 'activity', points: [500, 1_000, 2_000], title: 'Lucky Wheel' }, 9],
      [{ kind: 'partner', points: [250, 800, 1_400], title: 'Taplight' }, 8],
    ])
    // Some play for the partners: a game that is played to its twentieth level brings far more than a task.
    const keen = weights<Income>([
      ...tasks,
      [{ kind: 'partner', points: [6_000, 12_000, 18_000], title: 'Northwind Offers' }, 60],
      [{ kind: 'partner', points: [30_000, 60_000], title: 'Oasis Games' }, 18],
    ])
    return { usual, keen }
  })
}

/** The credit of one country's phones is of no use in another. */
const homes: Readonly<Record<string, string>> = { topup_id: 'ID', topup_mx: 'MX', topup_ph: 'PH' }

export interface StoreGoods {
  readonly place: number
  readonly code: string
  readonly kind: string
  readonly price: number
  readonly home: string | undefined
}

/** What is sold for points. */
export function storeGoods(world: World): readonly StoreGoods[] {
  return world.once('goods for points', () =>
    Array.from({ length: world.count('integralGoods') }, (_, place) => {
      const row = integralGoods.row(world, place, world.random('integralGoods', place))
      const code = String(row['code'])
      return { place, code, kind: String(row['kind']), price: Number(row['price']), home: homes[code] }
    }),
  )
}

/** Every move of everybody's points, the oldest first: nobody spends what is not there. */
export function pointMoves(world: World): readonly PointMove[] {
  return world.once('moves of points', () => {
    const asked = world.asked('integralEntry')
    const users = world.count('user')
    const people = Math.min(users, Math.ceil(asked / 14))
    const members = Array.from({ length: people }, (_, nth) => scatter(users, nth * 3 + 1))
    // Who has been there for longer has done more: so a day brings about as much as the day before.
    const sizes = allot(
      asked,
      members.map((user) => world.calendar.now - beginningOf(world, user)),
    )
    return members
      .map((user, nth) => movesOf(world, user, sizes[nth] ?? 0))
      .flat()
      .toSorted((one, other) => one.at - other.at)
  })
}

function movesOf(world: World, user: number, size: number): PointMove[] {
  const random = world.random('points', user)
  const { market } = viewerAt(world, user)
  const batches = pointBatches(world).flatMap(({ at, share, state }, batch) =>
    state === 'done' && at > beginningOf(world, user) && random.chance(share) ? [{ at, batch }] : [],
  )
  const own = Array.from({ length: Math.max(0, size - batches.length) }, () => ({
    at: momentOf(world, random, beginningOf(world, user), market.offset),
    batch: undefined,
  }))
  const times = [...own, ...batches.slice(0, size)].toSorted((one, other) => one.at - other.at)
  const moves: PointMove[] = []
  const isKeen = random.chance(0.3)
  let owed: PlannedPurchase | undefined
  for (const { at, batch } of times) {
    const balance = moves.at(-1)?.balanceAfter ?? 0
    if (batch !== undefined) {
      const { points: amount, title } = pointBatches(world)[batch]!
      moves.push({ kind: 'recharge', amount, title, batch, user, at, balanceAfter: balance + amount })
      continue
    }
    const next = owed
      ? { kind: 'storeRefund' as const, amount: owed.price, title: null, purchase: owed }
      : moveAt(world, random, isKeen, market.iso2, moves)
    owed = next.kind === 'storeOrder' && next.purchase?.isRefunded ? next.purchase : undefined
    moves.push({ ...next, user, at, balanceAfter: balance + next.amount })
  }
  // What was to be given back but is not yet was not refunded after all.
  return moves.map((move, nth) =>
    move.purchase?.isRefunded && move.kind === 'storeOrder' && nth === moves.length - 1
      ? { ...move, purchase: { ...move.purchase, isRefunded: false } }
      : move,
  )
}

/** Since when somebody has a book of points: nobody's goes further back than three hundred days. */
function beginningOf(world: World, user: number): number {
  const { now } = world.calendar
  return Math.min(now - 2 * hour, Math.max(viewerAt(world, user).registeredAt, now - 300 * day))
}

/** A moment at which somebody is about: in the evening rather than at night, at weekends rather than on Wednesdays. */
function momentOf(world: World, random: Random, from: number, offset: number): number {
  const to = world.calendar.now - minute
  for (let tries = 0; tries < 8; tries++) {
    const at = world.calendar.between(random, from, to, offset)
    if (at > from && at < to && random.chance(weekdayFactor(at) / 1.2)) return at
  }
  return from + random.next() * (to - from)
}

function moveAt(
  world: World,
  random: Random,
  isKeen: boolean,
  iso2: string,
  before: readonly PointMove[],
): Omit<PointMove, 'user' | 'at' | 'balanceAfter'> {
  const balance = before.at(-1)?.balanceAfter ?? 0
  const affordable = storeGoods(world).filter(
    ({ price, home }) => price <= balance && (home === undefined || home === iso2),
  )
  // Who plays for the partners saves for what is dear.
  const isWorth = affordable.length > (isKeen ? 9 : 0)
  if (isWorth && random.chance(isKeen ? 0.5 : 0.32)) {
    // As a rule the best that can be had, for which one has saved.
    const { place, price } = affordable.toSorted((a, b) => b.price - a.price)[
      random.skewed(isKeen ? 4 : affordable.length, 1.6)
    ]!
    const purchase = { goods: place, price, isRefunded: random.chance(0.03) }
    return { kind: 'storeOrder', amount: -price, title: null, purchase }
  }
  if (balance >= 3_000 && random.chance(0.12))
    return {
      kind: 'withdraw',
      amount: -random.pick([3_000, 5_000, 10_000].filter((points) => points <= balance)),
      title: 'Paid out',
    }
  if (balance >= 100 && random.chance(0.05)) return { kind: 'game', amount: -100, title: 'Fruit Party' }
  if (balance >= 60 && random.chance(0.02)) return { kind: 'expire', amount: -Math.min(balance, 40), title: null }
  const last = before.at(-1)
  if (last && /^(invite|partner)$/.test(last.kind) && random.chance(0.12))
    return { kind: 'clawBack', amount: -last.amount, title: last.title, reverses: last }
  const pool = incomes(world)[isKeen ? 'keen' : 'usual']
  let drawn = random.weighted(pool)
  for (let tries = 0; tries < 9 && drawn.isOnce && before.some(({ task }) => task === drawn.task); tries++)
    drawn = random.weighted(pool)
  const { points, isOnce: _isOnce, ...income } = drawn
  return { ...income, amount: random.pick(points) }
}

/** When something that was bought arrives: most at once, what is sent by post after days. */
export function arrivalOf(random: Random, kind: string, boughtAt: number): number {
  if (kind === 'physical') return boughtAt + random.between(5 * 24, 13 * 24) * hour
  return boughtAt + (kind === 'carrierTopUp' || kind === 'giftCard' ? random.between(2, 50) * minute : 4_000)
}

/** Which client somebody uses; an id. */
export function clientIdOf(world: World, user: number): number | null {
  return world.id('client', clientOf(world, user, viewerAt(world, user).market) - 1)
}
