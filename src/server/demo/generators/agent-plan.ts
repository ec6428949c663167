import type agent from '../../../entities/goods-and-order/agent'
import type agentDeposit from '../../../entities/goods-and-order/agent-deposit'
import type agentTransfer from '../../../entities/goods-and-order/agent-transfer'
import { day, hour } from '../calendar'
import { markets, type Market } from '../people'
import type { Random } from '../../base/random'
import type { RowOf, World } from '../world'
import { hostPlans } from './host-plan'
import { priced } from './prices'
import { viewerAt } from './viewers'

type State = NonNullable<RowOf<typeof agent>['state']>
type Level = NonNullable<RowOf<typeof agent>['level']>

/** Shops that sell coins on, by country; the first of each buys from us, the others from it. */
const shops: readonly (readonly [iso2: string, names: string])[] = [
  [
    'ID',
    'Koin Nusantara|Toko Koin Budi|Sari Top Up|Pulsa Jaya Bandung|Warung Digital Dewi|Raja Koin Medan|Agus Cell|Mitra Voucher Surabaya|Kios Rina|Top Up Kilat|Toko Putri|Gudang Koin|Bintang Voucher|Lapak Wahyu',
  ],
  [
    'MX',
    'Monedas Norte|Recargas Rocío|Tienda Don Beto|Recarga Fácil Puebla|Click y Recarga|La Esquina Digital|Monedas Jalisco|Recargas El Güero|Punto Virtual|Tu Recarga Mérida',
  ],
  [
    'PH',
    'Manila Coin Shop|Aling Nena Load|Kuya Jun Top-up|Cebu E-Load|Bayani Digital|Tindahan ni Liza|Davao Load Center|Sari Load Express',
  ],
  ['SA', 'Najd Recharge|Noor Coins|Riyadh Gems|Al Waha Cards|Jeddah Top-up|Dune Digital'],
  ['EG', 'Nile Cards|Cairo Coins|Delta Recharge|Corniche Top-up'],
  ['AE', 'Marina Recharge|Falcon Cards'],
  ['CO', 'Bogotá Digital|Recargas Paisa'],
  ['PE', 'Lima Recargas|Monedas del Sur'],
  ['AR', 'Pampa Monedas|Recarga Ya'],
  ['MY', 'KL Coin House|Kedai Topup Ali|Penang Reload'],
  ['TW', 'Island Points|Taipei Cards'],
  ['US', 'Lucky Star Cards|Corner Coins|Bayou Top-up|Sunset Gift Cards'],
]
/** What is taken off the list price, and added, in percent; how much is bought at once. */
export const agentTerms: Readonly<
  Record<Level, { readonly discount: number; readonly bonus: number; readonly size: number }>
> = {
  general: { discount: 25, bonus: 5, size: 6 },
  first: { discount: 18, bonus: 3, size: 2 },
  second: { discount: 12, bonus: 0, size: 1 },
}
/** A thousand coins cost this many cents of a dollar. */
const listCents = 1_430

/** An agent before its record is made. */
export interface PlannedAgent {
  readonly name: string
  readonly market: Market
  readonly level: Level
  /** The index of the agent above. */
  readonly parent: number | undefined
  /** The index of the user. */
  readonly user: number
  readonly state: State
  readonly currency: string
  /** Milliseconds. */
  readonly joinedAt: number
}

export interface PlannedDeposit {
  readonly agent: number
  readonly at: number
  readonly coins: number
  readonly bonus: number
  readonly amount: number
  readonly state: NonNullable<RowOf<typeof agentDeposit>['state']>
}

export interface PlannedTransfer {
  readonly agent: number
  readonly at: number
  readonly coins: number
  /** The indexes of the user, and of the agent where it is one. */
  readonly user: number
  readonly toAgent: number | undefined
  readonly state: NonNullable<RowOf<typeof agentTransfer>['state']>
}

export function agentPlans(world: World): readonly PlannedAgent[] {
  return world.once('agents', () => {
    const taken = new Set(hostPlans(world).map(({ user }) => user))
    const plans: PlannedAgent[] = []
    for (const [iso2, names] of shops) {
      const market = markets.values.find((each) => each.iso2 === iso2)!
      const first = plans.length
      names.split('|').forEach((name, nth) => {
        const level = nth === 0 ? 'general' : nth < 6 ? 'first' : 'second'
        const user = userIn(world, iso2, plans.length, taken)
        taken.add(user)
        const state = stateOf(plans.length, nth)
        const { registeredAt } = viewerAt(world, user)
        const { now } = world.calendar
        plans.push({
          ...{ name, market, level, user, state },
          parent: nth === 0 ? undefined : nth < 6 ? first : first + 1 + (nth % 5),
          currency: level === 'general' ? 'USD' : priced(market, 100).currency,
          joinedAt:
            state === 'applied'
              ? Math.max(registeredAt, now - (6 + nth * 5) * hour)
              : Math.min(now - 3 * day, registeredAt + (2 + (nth % 6)) * day),
        })
      })
    }
    return plans.slice(0, Math.min(world.asked('agent'), world.count('user')))
  })
}

/** Who is above others stays in business. */
function stateOf(index: number, nth: number): State {
  if (nth < 2) return 'active'
  return (
    (
      {
        13: 'applied',
        22: 'applied',
        31: 'applied',
        12: 'refused',
        30: 'refused',
        9: 'frozen',
        20: 'terminated',
      } as const
    )[index] ?? 'active'
  )
}

/** The index of an early user who lives in a country and is nobody else here. */
function userIn(world: World, iso2: string, index: number, taken: ReadonlySet<number>): number {
  const users = Math.max(1, world.count('user'))
  const start = Math.floor(users * 0.02) + index * 3
  for (const isHome of [true, false])
    for (let ahead = 0; ahead < users; ahead++) {
      const user = (start + ahead) % users
      if (!taken.has(user) && (!isHome || viewerAt(world, user).market.iso2 === iso2)) return user
    }
  return start % users
}

/** What each agent bought and sent on; nobody sends more than is there. */
export function agentBooks(world: World) {
  return world.once('agent books', () => {
    const agents = agentPlans(world)
    const deposits: PlannedDeposit[] = []
    const transfers: PlannedTransfer[] = []
    const balances: number[] = []
    const trading = agents.filter(({ state }) => state !== 'applied' && state !== 'refused').length
    agents.forEach((plan, index) => {
      balances.push(0)
      if (plan.state === 'applied' || plan.state === 'refused') return
      const random = world.random('agent book', index)
      const mine = depositsOf(world, index, plan, random, Math.round(world.asked('agentDeposit') / trading))
      const { now } = world.calendar
      const end = plan.state === 'active' ? now : now - 12 * day
      const count = Math.round(world.asked('agentTransfer') / trading)
      const sends = Array.from({ length: count }, () =>
        world.calendar.between(random, plan.joinedAt + day, end - hour / 2, plan.market.offset),
      )
      const children = agents.flatMap(({ parent, state }, nth) => (parent === index && state === 'active' ? [nth] : []))
      const events = [
        ...mine.map((deposit) => ({
          at: deposit.at,
          coins: deposit.state === 'credited' ? deposit.coins + deposit.bonus : 0,
        })),
        ...transfers
          .filter(({ toAgent, state }) => toAgent === index && state === 'done')
          .map(({ at, coins }) => ({ at, coins })),
        ...sends.map((at) => ({ at, coins: undefined })),
      ].toSorted((a, b) => a.at - b.at)
      let balance = 0
      for (const { at, coins } of events) {
        if (coins !== undefined) balance += coins
        else {
          const toAgent = random.chance(0.1)
            ? children.find((nth) => agents[nth]!.joinedAt < at - day && random.chance(0.5))
            : undefined
          const wished =
            toAgent === undefined
              ? random.pick([100, 200, 300, 500, 500, 1_000, 2_000, 5_000])
              : Math.floor(balance / 5_000) * 1_000
          if (wished < 100 || wished > balance) continue
          const state = random.chance(0.02) ? 'reversed' : now - at < 3 * day && random.chance(0.1) ? 'held' : 'done'
          if (state !== 'reversed') balance -= wished
          const user = toAgent === undefined ? customerOf(world, index, random, plan) : agents[toAgent]!.user
          transfers.push({ agent: index, at, coins: wished, user, toAgent, state })
        }
      }
      deposits.push(...mine)
      balances[index] = balance
    })
    const byTime = (a: { readonly at: number }, b: { readonly at: number }) => a.at - b.at
    return { deposits: deposits.toSorted(byTime), transfers: transfers.toSorted(byTime), balances }
  })
}

/** An agent has regular customers in its own country. */
function customerOf(world: World, index: number, random: Random, { market }: PlannedAgent): number {
  const users = Math.max(1, world.count('user'))
  const start = (index * 641 + random.skewed(30, 1.5) * 97) % users
  for (let ahead = 0; ahead < 80; ahead++) {
    const user = (start + ahead) % users
    if (viewerAt(world, user).market.iso2 === market.iso2) return user
  }
  return start
}

function depositsOf(world: World, agent: number, plan: PlannedAgent, random: Random, count: number): PlannedDeposit[] {
  const { now } = world.calendar
  const { discount, bonus, size } = agentTerms[plan.level]
  const end = plan.state === 'active' ? now - 2 * day : now - 15 * day
  const times = Array.from({ length: count }, (_, nth) =>
    nth === 0
      ? plan.joinedAt + 6 * hour
      : nth === 1 && plan.state === 'active' && agent % 4 === 1
        ? now - (1 + random.next() * 20) * hour
        : world.calendar.between(random, plan.joinedAt + day, end, 8),
  ).toSorted((a, b) => a - b)
  return times.map((at, nth) => {
    const coins = random.pick([5_000, 10_000, 10_000, 20_000, 50_000]) * size
    const cents = Math.round((coins / 1_000) * listCents * (1 - discount / 100))
    const isNew = now - at < day
    const state = isNew
      ? random.pick(['awaitingApproval', 'awaitingApproval', 'awaitingPayment'] as const)
      : nth > 0 && random.chance(0.04)
        ? 'rejected'
        : 'credited'
    return {
      ...{ agent, at, coins, state },
      bonus: Math.round((coins * bonus) / 100),
      amount: plan.currency === 'USD' ? cents : priced(plan.market, cents).amount,
    }
  })
}
