import { day, hour, minute } from '../calendar'
import type { Random } from '../../base/random'
import type { World } from '../world'
import { accountPlan, cashOutNo, cashOutPlans, type PlannedCashOut } from './cash-out-plan'
import type { PlannedEntry } from './currency-plan'
import { earnerAt } from './earner-plan'
import { split } from './live-days'
import { viewerAt } from './viewers'

type Move = Omit<PlannedEntry, 'wallet' | 'order'>

/**
 * The biscuits of those who ask for the income of their streams or orders, by the user's index, the oldest first: what came in
 * since the request before is what a request takes, and what is rejected comes back.
 */
export function earnerMoves(world: World): ReadonlyMap<number, readonly Move[]> {
  return world.once('moves of earners', () => {
    const byUser = new Map<number, PlannedCashOut[]>()
    for (const plan of cashOutPlans(world)) {
      if (plan.source !== 'biscuits' && plan.source !== 'escort') continue
      const { user } = accountPlan(world, plan.account)
      byUser.set(user, [...(byUser.get(user) ?? []), plan])
    }
    return new Map([...byUser].map(([user, plans]) => [user, movesOf(world, user, plans)]))
  })
}

function movesOf(world: World, user: number, plans: readonly PlannedCashOut[]): Move[] {
  const random = world.random('moves of an earner', user)
  const { registeredAt, market } = viewerAt(world, user)
  const moves: Move[] = []
  let balance = 0
  const book = (at: number, scene: Move['scene'], amount: number, sourceNo?: string) => {
    balance += amount
    moves.push({ at, scene, amount, balanceAfter: balance, ...(sourceNo !== undefined && { sourceNo }) })
  }
  for (const { plan, at, isBack } of events(world, random, plans)) {
    if (isBack) {
      book(at, 'cashOutBack', plan.units, cashOutNo(plan))
      continue
    }
    // A little stays behind: nobody asks for the last biscuit.
    const missing = plan.units - balance
    const income = missing > 0 ? missing + random.int(Math.max(2, plan.units * 0.02)) : 0
    const since = Math.max(moves.at(-1)?.at ?? 0, registeredAt, earnerAt(world, plan.account).since, at - 30 * day)
    // Of two requests within minutes the second takes what came in between them.
    const until = Math.max(since, at - 10 * minute)
    const count = income > 0 ? Math.min(income, random.between(4, 9)) : 0
    const times = Array.from({ length: count }, () =>
      world.calendar.between(random, since, until, market.offset),
    ).toSorted((a, b) => a - b)
    const parts = split(income, count, () => 0.4 + random.next())
    times.forEach((time, nth) => book(time, sceneOf(random, plan), parts[nth]!))
    book(at, 'cashOut', -plan.units, cashOutNo(plan))
  }
  return moves
}

interface Event {
  readonly plan: PlannedCashOut
  readonly at: number
  /** The units come back. */
  readonly isBack: boolean
}

/** Requests as they were made, and rejected or cancelled within hours. */
function events(world: World, random: Random, plans: readonly PlannedCashOut[]): readonly Event[] {
  return plans
    .flatMap((plan): Event[] => {
      const taken = { plan, at: plan.madeAt, isBack: false }
      if (plan.state !== 'rejected' && plan.state !== 'cancelled') return [taken]
      const back = Math.min(world.calendar.now, plan.madeAt + (1 + random.next() * 20) * hour)
      return [taken, { plan, at: back, isBack: true }]
    })
    .toSorted((a, b) => a.at - b.at)
}

/** Hosts live of gifts, companions of orders; both win something now and then. */
function sceneOf(random: Random, { source }: PlannedCashOut): Move['scene'] {
  if (random.chance(0.12)) return random.pick(['task', 'activity'])
  if (source === 'biscuits') return 'gift'
  return random.chance(0.8) ? 'escort' : 'gift'
}
