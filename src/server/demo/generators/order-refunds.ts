import type orderRefund from '../../../entities/goods-and-order/order-refund'
import { day, hour, instant, minute } from '../calendar'
import type { Columns } from '../columns'
import type { Generator, RowOf, World } from '../world'

type Refund = RowOf<typeof orderRefund>
type State = NonNullable<Refund['state']>

/** In turn: what came of every fifteen requests. One in fifteen is in dispute with the store or the bank. */
const turns: readonly (State | 'open')[] = [
  ...(['done', 'done', 'open', 'done', 'disputed', 'done', 'done', 'rejected'] as const),
  ...(['done', 'awaitingApproval', 'done', 'lost', 'done', 'rejected', 'done'] as const),
]
const stages = ['approved', 'needInfo', 'processing', 'won', 'failed', 'manual'] as const
const over: ReadonlySet<State> = new Set(['done', 'lost', 'rejected', 'won'])

/** Why, as those wrote who asked: by the code of the reason. */
const reasons = {
  accidental: ['Tapped twice by mistake and asked within the hour', 'Meant to buy the smaller pack'],
  notDelivered: ['Paid, but nothing arrived in the wallet', 'The pass was paid and the episodes stayed locked'],
  renewalUnaware: ['Did not know that it renews by itself', 'Had cancelled a day too late'],
  minor: ['Bought by a child with the parent’s phone'],
} as const
const reasonCodes = ['accidental', 'notDelivered', 'renewalUnaware', 'accidental', 'minor'] as const

/** Orders by what refunds may be about them, newest first: each is asked back once. */
function ordersOf(world: World, columns: Columns) {
  return world.once('orders asked back', () => {
    const states = columns.get('state') ?? []
    const made = columns.get('createdAt') ?? []
    const latest = Object.keys(states)
      .map(Number)
      .sort((a, b) => String(made[b]).localeCompare(String(made[a])))
    const inState = (...wanted: unknown[]) => latest.filter((at) => wanted.includes(states[at]))
    return {
      back: inState('refunded', 'partlyRefunded'),
      charged: inState('chargedBack'),
      // Nobody asks back what was bought a minute ago and has not been looked at.
      kept: inState('delivered').filter((at) => Date.parse(String(made[at])) < world.calendar.now - 2 * hour),
    }
  })
}

export const orderRefundGenerator: Generator = {
  row(world, index, random): Refund {
    const columns = world.columns('orderRefund', 'order')
    const turn = turns[index % turns.length]!
    const wanted = turn === 'open' ? stages[Math.floor(index / turns.length) % stages.length]! : turn
    if (!columns) return { state: wanted }
    const { back, charged, kept } = ordersOf(world, columns)
    // Where no more orders were paid back, the request was turned down.
    const own =
      wanted === 'done' ? back[index] : wanted === 'lost' ? charged[Math.floor(index / turns.length)] : undefined
    const isPaidBack = own !== undefined
    const state = (wanted === 'done' || wanted === 'lost') && !isPaidBack ? 'rejected' : wanted
    const order = own ?? kept[index % Math.max(1, kept.length)] ?? 0
    const number = (field: string) => Number(columns.get(field)?.[order] ?? 0)
    const paid = number('amount')
    const amount = Math.max(1, isPaidBack ? number('refunded') : paid)
    const { now } = world.calendar
    const orderedAt = Date.parse(String(columns.get('createdAt')?.[order]))
    const isDispute = state === 'disputed' || state === 'lost' || state === 'won'
    const wait = over.has(state) ? now : now - random.next() * (isDispute ? 5 * day : 20 * hour) - 5 * minute
    const createdAt = over.has(state)
      ? Math.min(now - hour, orderedAt + (1 + random.next() * 60) * hour)
      : Math.max(orderedAt + hour, wait)
    const doneAt = Math.min(now, createdAt + (0.5 + random.next() * 20) * hour)
    const coins = number('coins')
    const isMember = number('periodNo') > 0
    const unused = isPaidBack ? Math.round(coins * random.next()) : 0
    const reasonCode = isMember
      ? random.pick(reasonCodes)
      : random.pick(['accidental', 'notDelivered', 'minor'] as const)
    return {
      state,
      order: number('id'),
      user: number('user'),
      source: isDispute ? 'chargeback' : random.chance(0.8) ? 'support' : 'store',
      reasonCode,
      reason: random.pick(reasons[reasonCode]),
      amount,
      currency: String(columns.get('currency')?.[order]),
      amountUsd: Math.round((number('amountUsd') * amount) / Math.max(1, paid)),
      takeBack: 'unusedOnly',
      takenBack:
        state === 'done' ? { days: isMember ? random.between(3, 6) : 0, coins: unused, debt: 0, biscuits: 0 } : null,
      feedback: null,
      dueAt: instant(createdAt + (isDispute ? 7 : 1) * day),
      // Two are needed from 200 dollars on, which no order here comes to.
      approvedBy2: null,
      refundedAt: state === 'done' || state === 'lost' ? instant(doneAt) : null,
      createdAt: instant(createdAt),
      ...(over.has(state) && { updatedAt: instant(doneAt) }),
    }
  },
}
