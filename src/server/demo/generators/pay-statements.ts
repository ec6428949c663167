import type payStatement from '../../../entities/goods-and-order/pay-statement'
import type payStatementDiff from '../../../entities/goods-and-order/pay-statement-diff'
import { dateOf, day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { orderGenerator } from './orders'
import { isPaid } from './paid-states'

type Diff = RowOf<typeof payStatementDiff>
type Kind = NonNullable<Diff['kind']>
type State = NonNullable<RowOf<typeof payStatement>['state']>

interface Paid {
  readonly order: number
  readonly amount: number
}

interface PlannedDiff extends Paid {
  readonly kind: Kind
  readonly ours: number | null
  readonly theirs: number | null
}

/** What was paid through a channel on a day in a currency, by our books, and where the channel says otherwise. */
interface PlannedStatement {
  readonly channel: number
  readonly date: string
  readonly currency: string
  readonly orders: readonly Paid[]
  readonly diffs: readonly PlannedDiff[]
  readonly state: State
}

const kinds = ['missingThere', 'amountDiffers', 'stateDiffers', 'feeDiffers', 'duplicate', 'missingHere'] as const
const verdicts: Readonly<Record<Kind, { readonly verdict: NonNullable<Diff['verdict']>; readonly note: string }>> = {
  missingThere: { verdict: 'timing', note: 'In the file of the day after' },
  missingHere: { verdict: 'ourError', note: 'The callback was lost; delivered by hand' },
  amountDiffers: { verdict: 'channelError', note: 'They took their fee off the amount' },
  stateDiffers: { verdict: 'refunded', note: 'Refunded in their console by the shop' },
  feeDiffers: { verdict: 'channelError', note: 'Old fee rate; they pay the rest next month' },
  duplicate: { verdict: 'channelError', note: 'Listed twice, settled once' },
}

/** The statements of the last weeks, the oldest first: those of the day before yesterday are being looked at. */
function statementPlans(world: World): readonly PlannedStatement[] {
  return world.once('pay statements', () => {
    const orders = world.all('order')
    const column = (name: string) => orders.get(name) ?? []
    const [ids, channels, currencies, amounts, states, times] = [
      column('id'),
      column('payChannel'),
      column('currency'),
      column('amount'),
      column('state'),
      column('createdAt'),
    ]
    const { now } = world.calendar
    const today = dateOf(now)
    const since = dateOf(now - 75 * day)
    const groups = new Map<string, Paid[]>()
    ids.forEach((id, nth) => {
      const date = String(times[nth]).slice(0, 10)
      if (typeof id !== 'number' || !isPaid(states[nth]) || date >= today || date < since) return
      if (typeof channels[nth] !== 'number') return
      const key = `${date} ${channels[nth]} ${String(currencies[nth])}`
      groups.set(key, [...(groups.get(key) ?? []), { order: id, amount: Number(amounts[nth]) }])
    })
    return [...groups]
      .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? 1 : -1))
      .slice(0, world.asked('payStatement'))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, own], index) => {
        const [date = '', channel, currency = 'USD'] = key.split(' ')
        const age = Math.round((Date.parse(today) - Date.parse(date)) / day)
        const state = age <= 1 ? 'waiting' : age === 2 ? 'loaded' : age < 6 ? 'matched' : 'closed'
        const isCompared = state === 'matched' || state === 'closed'
        return {
          ...{ date, currency, state, orders: own },
          channel: Number(channel),
          diffs: isCompared ? diffsOf(world, index, own) : [],
        }
      })
  })
}

function diffsOf(world: World, index: number, orders: readonly Paid[]): PlannedDiff[] {
  const random = world.random('pay statement diffs', index)
  return orders.flatMap(({ order, amount }): PlannedDiff[] => {
    if (!random.chance(0.22)) return []
    const kind = kinds[random.skewed(kinds.length, 1.3)]!
    const theirs =
      kind === 'missingThere'
        ? null
        : kind === 'amountDiffers'
          ? Math.round(amount * 0.97)
          : kind === 'duplicate'
            ? amount * 2
            : amount
    return [{ order, amount, kind, ours: kind === 'missingHere' ? null : amount, theirs }]
  })
}

/** What the channel lists: our orders but for the differences. */
export const payStatementGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => statementPlans(world).length,
  row(world, index, random): RowOf<typeof payStatement> {
    const { channel, date, currency, orders, diffs, state } = statementPlans(world)[index]!
    const { now } = world.calendar
    const isLoaded = state !== 'waiting'
    const ourOrders = orders.filter(({ order }) => !diffs.some((diff) => diff.order === order && diff.ours === null))
    const ourAmount = ourOrders.reduce((sum, { amount }) => sum + amount, 0)
    const moved = diffs.reduce((sum, { ours, theirs }) => sum + (theirs ?? 0) - (ours ?? 0), 0)
    const extra = diffs.reduce(
      (sum, { kind }) => sum + ({ missingHere: 1, missingThere: -1, duplicate: 1 }[String(kind)] ?? 0),
      0,
    )
    const theirAmount = isLoaded ? ourAmount + moved : 0
    const fee = Math.round(theirAmount * 0.029)
    const createdAt = Date.parse(date) + day + 2 * hour
    const entity = entityOf(world, 'payStatement')
    const isClosed = state === 'closed'
    return {
      ...{ currency, state, ourAmount, theirAmount, fee },
      payChannel: channel,
      day: date,
      source: index % 7 === 3 ? 'upload' : 'api',
      ...(!isLoaded && { file: null }),
      ourCount: ourOrders.length,
      theirCount: isLoaded ? ourOrders.length + extra : 0,
      refunds: 0,
      netReceived: isClosed ? theirAmount - fee : null,
      bankRef: isClosed ? random.characters(12, '0123456789') : null,
      diffs: diffs.length,
      openDiffs: isClosed ? 0 : diffs.filter(isOpen).length,
      closedBy: isClosed ? staffOf(world, entity, random) : null,
      createdAt: instant(Math.min(now, createdAt)),
      updatedAt: instant(Math.min(now, createdAt + (isClosed ? 3 * day : isLoaded ? 5 * hour : 0))),
    }
  },
}

const isOpen = ({ order }: PlannedDiff) => order % 3 > 0

function diffPlans(world: World) {
  return world.once('pay statement diffs', () =>
    statementPlans(world).flatMap((statement, nth) => statement.diffs.map((diff) => ({ ...diff, statement, nth }))),
  )
}

/** The number that an order has at its channel. */
function channelNumberOf(world: World, order: number): string | null {
  const index = order - (world.id('order', 0) ?? 1)
  const { channelOrderNo } = orderGenerator.row(world, index, world.random('order', index))
  return typeof channelOrderNo === 'string' ? channelOrderNo : null
}

export const payStatementDiffGenerator: Generator = {
  isLater: true,
  count: (world) => diffPlans(world).length,
  row(world, index, random): Diff {
    const plan = diffPlans(world)[index]!
    const { order, kind, ours, theirs, statement, nth } = plan
    const isResolved = statement.state === 'closed' || !isOpen(plan)
    const { verdict, note } = verdicts[kind]
    const { now } = world.calendar
    const madeAt = Date.parse(statement.date) + day + 7 * hour
    return {
      ...{ kind, ourAmount: ours, theirAmount: theirs },
      statement: world.id('payStatement', nth) ?? 0,
      order,
      channelOrderNo: channelNumberOf(world, order),
      currency: statement.currency,
      state: isResolved ? 'resolved' : 'open',
      verdict: isResolved ? verdict : null,
      note: isResolved ? note : null,
      resolvedBy: isResolved ? staffOf(world, entityOf(world, 'payStatement'), random) : null,
      createdAt: instant(Math.min(now, madeAt)),
      updatedAt: instant(Math.min(now, madeAt + (isResolved ? 20 * hour : 0))),
      createdBy: null,
    }
  },
}
