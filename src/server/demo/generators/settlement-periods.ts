import type settlementPeriod from '../../../entities/live-manage/settlement-period'
import { dateOf, day, hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { monthAt } from './host-months'
import { settlementPlans } from './settlement-plan'

const states = ['open', 'computed', 'firstApproved', 'paying'] as const

/**
 * One month after the other: the running one is open and has no settlements, the last one is computed and has lines that
 * fail a check, the two before it are on their way to be paid, and what was before is closed.
 */
export const settlementPeriodGenerator: Generator = {
  distinct: true,
  count: () => 12,
  totals: [
    { field: 'payees', child: 'settlement', by: 'period' },
    ...['biscuits', 'gross', 'tax', 'net'].map((field) => ({ field, child: 'settlement', by: 'period', sum: field })),
    {
      field: 'exceptions',
      child: 'settlement',
      by: 'period',
      counts: (world, nth) => settlementPlans(world)[nth]!.checks.length > 0,
    },
  ],
  row(world, index, random): RowOf<typeof settlementPeriod> {
    const { from, to } = monthAt(world, index)
    const { now } = world.calendar
    const behind = 11 - index
    const computedAt = Math.min(now - hour, to + 3 * hour)
    const state = states[behind] ?? 'closed'
    const doneAt = state === 'closed' ? to + 69 * day : computedAt + behind * random.between(5, 20) * day
    const createdAt = from - random.between(30, 130) * hour
    return {
      name: dateOf(from).slice(0, 7),
      cycle: 'monthly',
      areas: [-1],
      from: dateOf(from),
      to: dateOf(to - day),
      currency: 'USD',
      paidShare: paidShareOf(world, index),
      ...(state === 'open' && { computedBy: null }),
      computedAt: state === 'open' ? null : instant(computedAt),
      state,
      createdAt: instant(createdAt),
      updatedAt: instant(state === 'open' ? createdAt : Math.min(now - hour, doneAt)),
    }
  },
}

/** The share of what a month pays out that has been paid, in whole percent; what is carried on is not paid out. */
function paidShareOf(world: World, period: number): number {
  const payable = settlementPlans(world).filter(
    ({ period: of, state, gross, tax }) => of === period && state !== 'carried' && gross > tax,
  )
  const sum = (plans: typeof payable) => plans.reduce((total, { gross, tax }) => total + gross - tax, 0)
  const whole = sum(payable)
  return whole === 0 ? 0 : Math.floor((sum(payable.filter(({ state }) => state === 'paid')) * 100) / whole)
}
