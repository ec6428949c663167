import type settlement from '../../../entities/live-manage/settlement'
import type settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import type settlementItem from '../../../entities/live-manage/settlement-item'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { settlementPlans, sumOf, type PlannedSettlement } from './settlement-plan'

/** One month's earnings of a host who is on their own, or of a guild with its hosts. */
export const settlementGenerator: Generator = {
  distinct: true,
  count: (world) => settlementPlans(world).length,
  row(world, index, random): RowOf<typeof settlement> {
    const plan = settlementPlans(world)[index]!
    const { lines, guild, anchor, country, state, carriedIn, gross, tax, adjustment, checks } = plan
    const computedAt = computedOf(world, plan)
    return {
      ...{ guild, anchor, country, state, carriedIn, gross, tax },
      period: world.id('settlementPeriod', plan.period) ?? 0,
      payee: guild ? 'guild' : 'anchor',
      policy: world.id('incomePolicy', guild ? 2 : 0),
      anchors: lines.length,
      biscuits: sumOf(lines, 'biscuits'),
      giftIncome: sumOf(lines, 'giftIncome'),
      baseSalary: sumOf(lines, 'baseSalary'),
      bonus: sumOf(lines, 'bonus'),
      refunds: sumOf(lines, 'refund'),
      fines: sumOf(lines, 'fine'),
      adjustments: adjustment,
      net: gross - tax,
      currency: 'USD',
      rate: 1,
      payoutCurrency: 'USD',
      checks: checks.map((code) => ({ code })),
      createdAt: instant(computedAt),
      ...payoutOf(plan, computedAt + random.between(9, 13) * day, random.characters(10, '0123456789')),
      holdReason: state === 'held' ? random.pick(holdReasons) : null,
    }
  },
}

const holdReasons = [
  'The payout account was changed three days ago; paid once the change is confirmed',
  'Two hosts ask which of them streamed on the 14th',
  'Waits for the outcome of a chargeback of gifts',
]

/** When a settlement was worked out: on the day after its month, and of the running month this morning. */
function computedOf(world: World, { period }: PlannedSettlement): number {
  const { now } = world.calendar
  const today = new Date(now)
  const after = Date.UTC(
    today.getUTCFullYear(),
    today.getUTCMonth() - (world.count('settlementPeriod') - 2) + period,
    1,
    3,
  )
  return Math.min(now - 5 * hour, after)
}

/** What is paid out is known once it is paid. */
function payoutOf(
  { state, gross, tax }: PlannedSettlement,
  paidAt: number,
  reference: string,
): RowOf<typeof settlement> {
  if (state === 'paid')
    return {
      payoutStatus: 'paid',
      payoutAmount: gross - tax,
      payoutRef: `PO-${reference}`,
      paidAt: instant(paidAt),
      payoutError: null,
    }
  const status = state === 'approved' ? 'queued' : 'none'
  return { payoutStatus: status, payoutAmount: null, payoutRef: null, payoutError: null, paidAt: null, proof: null }
}

/** What each host brought into a settlement. */
export const settlementItemGenerator: Generator = {
  distinct: true,
  count: (world) => linesOf(world).length,
  row(world, index): RowOf<typeof settlementItem> {
    const { settlement, line } = linesOf(world)[index]!
    const { refund, fine, ...same } = line
    const computedAt = computedOf(world, settlementPlans(world)[settlement]!)
    return {
      ...same,
      settlement: world.id('settlement', settlement) ?? 0,
      deductions: refund + fine,
      currency: 'USD',
      createdAt: instant(computedAt),
    }
  },
}

function linesOf(world: World) {
  return world.once('settlement lines', () =>
    settlementPlans(world).flatMap(({ lines }, settlement) => lines.map((line) => ({ settlement, line }))),
  )
}

const corrections = [
  { from: 15_000, kind: 'activityReward', reason: 'Second place in the PK week' },
  { from: 4_000, kind: 'activityReward', reason: 'Prize of the newcomers’ challenge' },
  { from: 3_000, kind: 'penaltyReturn', reason: 'The fine of the 9th was lifted on appeal' },
  { from: 0, kind: 'correction', reason: 'Gifts of a session that was counted too late' },
  { from: -2_000, kind: 'correction', reason: 'A session was counted twice' },
  { from: -Infinity, kind: 'chargeback', reason: 'A bank took back what a viewer had paid for gifts' },
] as const

/** What was corrected by hand: what settlements contain, and a few of the running month that wait. */
export const settlementAdjustmentGenerator: Generator = {
  count: (world) => adjustedOf(world).length,
  row(world, index): RowOf<typeof settlementAdjustment> {
    const { guild, anchor, period, adjustment, state } = adjustedOf(world)[index]!
    const amount = adjustment === 0 ? 2_500 : adjustment
    const { kind, reason } = corrections.find(({ from }) => amount >= from)!
    const isWaiting = adjustment === 0
    return {
      ...{ guild, anchor, amount, kind, reason },
      period: world.id('settlementPeriod', period) ?? 0,
      currency: 'USD',
      state: isWaiting
        ? (['draft', 'awaitingApproval', 'awaitingApproval', 'rejected'] as const)[index % 4]!
        : 'applied',
      ...{ punishment: null, refund: null, reverses: null, approvedBy2: null },
      ...(isWaiting && { approvedBy: null }),
      rejectReason: isWaiting && index % 4 === 3 ? 'No session of that host is without its count' : null,
      ...(state === 'computed' && { createdAt: instant(world.calendar.now - ((index % 9) + 6) * hour) }),
    }
  },
}

/** The settlements that were corrected, and every seventh of the running month that will be. */
function adjustedOf(world: World): readonly PlannedSettlement[] {
  return world.once('adjusted settlements', () =>
    settlementPlans(world).filter(
      ({ adjustment, state }, index) => adjustment !== 0 || (state === 'computed' && index % 7 === 0),
    ),
  )
}
