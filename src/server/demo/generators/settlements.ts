import type settlement from '../../../entities/live-manage/settlement'
import type settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import type settlementItem from '../../../entities/live-manage/settlement-item'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import type { Random } from '../../base/random'
import { guildPlans } from './guild-plan'
import { payoutMethodOf } from './guilds'
import { monthAt } from './host-months'
import { policyOfGuild, policyOfHosts } from './income-terms'
import { monthPlans, settlementPlans, sumOf, type PlannedSettlement } from './settlement-plan'

/** One month's earnings of a host who is on their own, or of a guild with its hosts. */
export const settlementGenerator: Generator = {
  distinct: true,
  count: (world) => settlementPlans(world).length,
  row(world, index, random): RowOf<typeof settlement> {
    const plan = settlementPlans(world)[index]!
    const { lines, guild, anchor, country, state, carriedIn, gross, tax, adjustment, checks } = plan
    const computedAt = computedOf(world, plan)
    const paidAt = paidOf(world, computedAt, random)
    const sinceAt = Math.min(world.calendar.now - hour, computedAt + random.between(2, 140) * hour)
    return {
      ...{ guild, anchor, country, state, carriedIn, gross, tax },
      period: world.id('settlementPeriod', plan.period) ?? 0,
      payee: guild ? 'guild' : 'anchor',
      policy: world.id('incomePolicy', policyOf(world, guild)),
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
      updatedAt: instant(state === 'paid' ? paidAt : state === 'computed' ? computedAt : sinceAt),
      payoutMethod: methodOf(world, guild, anchor),
      ...payoutOf(plan, paidAt, random.characters(10, '0123456789')),
      holdReason: state === 'held' ? random.pick(holdReasons) : null,
    }
  },
}

function policyOf(world: World, guild: number | null): number {
  const plan = guildPlans(world).find(({ id }) => id === guild)
  return plan ? policyOfGuild(plan) : policyOfHosts.independent
}

const methods = ['bank', 'eWallet', 'payoneer', 'bank', 'usdt'] as const

/** Each payee is paid in one way: a guild as it says. */
function methodOf(world: World, guild: number | null, anchor: number | null) {
  const plan = guildPlans(world).find(({ id }) => id === guild)
  return plan ? payoutMethodOf(plan) : methods[(anchor ?? 0) % methods.length]!
}

const holdReasons = [
  'The payout account was changed three days ago; paid once the change is confirmed',
  'Two hosts ask which of them streamed on the 14th',
  'Waits for the outcome of a chargeback of gifts',
]

/** When a settlement was worked out: on the day after its month. */
function computedOf(world: World, { period }: PlannedSettlement): number {
  return Math.min(world.calendar.now - 5 * hour, monthAt(world, period).to + 3 * hour)
}

/** Payouts wait until stores no longer take back what viewers paid for gifts. */
function paidOf(world: World, computedAt: number, random: Random): number {
  return Math.min(world.calendar.now - random.between(2, 50) * hour, computedAt + random.between(62, 68) * day)
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
      updatedAt: instant(computedAt),
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
    const { guild, anchor, period, adjustment } = adjustedOf(world)[index]!
    const isWaiting = isRunning(world, period)
    // The last days of a month are when people ask for what is missing.
    const madeAt = isWaiting
      ? world.calendar.now - ((index % 9) + 6) * hour
      : monthAt(world, period).to - (((index % 5) + 2) * day + (index % 7) * hour)
    const amount = isWaiting ? 2_500 : adjustment
    const { kind, reason } = corrections.find(({ from }) => amount >= from)!
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
      createdAt: instant(madeAt),
      updatedAt: instant(isWaiting ? madeAt + hour : madeAt + 30 * hour),
    }
  },
}

/** The month that has no settlements yet. */
const isRunning = (world: World, period: number) => period === world.count('settlementPeriod') - 1

/** The settlements that were corrected, and every seventh payee of the running month who will be. */
function adjustedOf(world: World): readonly PlannedSettlement[] {
  return world.once('adjusted settlements', () =>
    monthPlans(world).filter(({ adjustment, period }, index) =>
      isRunning(world, period) ? index % 7 === 0 : adjustment !== 0,
    ),
  )
}
