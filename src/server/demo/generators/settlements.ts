import type settlement from '../../../entities/live-manage/settlement'
import { weightsOf, type Random } from '../../base/random'
import type { Generator, RowOf } from '../world'

type Row = RowOf<typeof settlement>

/** How the settlements of a period stand, by how the period does: the last one runs, the two before it are on their way. */
const states = {
  closed: weightsOf({ paid: 88, carried: 12 }),
  paying: weightsOf({ paid: 50, approved: 40, held: 10 }),
  approving: weightsOf({ confirmed: 60, computed: 30, disputed: 10 }),
  open: weightsOf({ computed: 1 }),
}

/** One month's earnings of a host who is on their own, or of a guild with its hosts. */
export const settlementGenerator: Generator = {
  row(world, index, random): Row {
    const last = Math.max(1, world.count('settlementPeriod')) - 1
    const period = last - random.skewed(last + 1, 1.3)
    const behind = last - period
    const stage = behind === 0 ? 'open' : behind === 1 ? 'approving' : behind === 2 ? 'paying' : 'closed'
    const isGuild = index % 3 === 0
    const state = random.weighted(states[stage])
    const anchors = isGuild ? random.between(4, 60) : 1
    return {
      period: world.id('settlementPeriod', period) ?? 0,
      state,
      payee: isGuild ? 'guild' : 'anchor',
      guild: world.id('guild', random.int(Math.max(1, world.count('guild')))),
      ...(isGuild && { anchor: null }),
      anchors,
      ...moneyOf(anchors, state, random),
      ...payoutOf(state),
    }
  },
}

/** Cents, as a thousand biscuits are worth five dollars; the parts add up to the gross, and the tax is a share of it. */
function moneyOf(anchors: number, state: Row['state'], random: Random): Row {
  const biscuits = anchors * random.longTail(60_000, 0.7)
  const giftIncome = Math.round(biscuits * 0.5)
  const baseSalary = anchors * random.pick([0, 0, 5_000, 10_000])
  const bonus = Math.round(giftIncome * random.pick([0, 0.03, 0.05]))
  const refunds = Math.round(giftIncome * random.pick([0, 0, 0.004, 0.012]))
  const fines = random.chance(0.2) ? random.between(5, 60) * 100 : 0
  const gross = Math.max(0, giftIncome + baseSalary + bonus - refunds - fines)
  const tax = Math.round(gross * 0.03)
  return {
    biscuits,
    giftIncome,
    baseSalary,
    bonus,
    refunds,
    fines,
    adjustments: 0,
    carriedIn: 0,
    gross,
    tax,
    net: gross - tax,
    currency: 'USD',
    rate: 1,
    payoutCurrency: 'USD',
    ...(state === 'paid' && { payoutAmount: gross - tax }),
  }
}

/** What is paid out is known once it is paid. */
function payoutOf(state: Row['state']): Row {
  if (state === 'paid') return { payoutStatus: 'paid', payoutError: null, holdReason: null }
  const status = state === 'approved' ? 'queued' : 'none'
  return { payoutStatus: status, payoutAmount: null, payoutRef: null, payoutError: null, paidAt: null, proof: null }
}
