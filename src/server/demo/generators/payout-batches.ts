import type payoutBatch from '../../../entities/cash-out/payout-batch'
import { hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf } from '../world'
import { batchPlans } from './cash-out-plan'

/** What is paid together: as many and as much as its requests come to. */
export const payoutBatchGenerator: Generator = {
  count: (world) => batchPlans(world).length,
  row(world, index, random): RowOf<typeof payoutBatch> {
    const { provider, method, currency, rate, run, state, lines } = batchPlans(world)[index]!
    const sum = (field: 'payAmount' | 'netUsd') => lines.reduce((total, line) => total + line[field], 0)
    const count = (wanted: string) => lines.filter((line) => line.state === wanted).length
    const amount = sum('payAmount')
    const isSent = state !== 'draft' && state !== 'awaitingRelease'
    const entity = entityOf(world, 'payoutBatch')
    const createdBy = staffOf(world, entity, random)
    const madeAt = isSent ? run - (1 + random.next() * 9) * hour : run
    const changedAt = isSent ? run + random.next() * Math.min(20 * hour, world.calendar.now - run) : madeAt + hour / 4
    return {
      ...{ provider, method, currency, rate, state, amount, createdBy },
      count: lines.length,
      amountUsd: sum('netUsd'),
      providerFee: isSent ? Math.round(amount * 0.006) : 0,
      // Funded for some weeks ahead.
      providerBalance: amount * random.between(4, 30),
      paidCount: count('paid'),
      failedCount: count('failed'),
      unknownCount: count('unknown'),
      ...(provider !== 'bankFile' && { file: null }),
      approvedBy: isSent ? staffOf(world, entity, random, new Set([createdBy])) : null,
      sentAt: isSent ? instant(run) : null,
      createdAt: instant(madeAt),
      updatedAt: instant(changedAt),
    }
  },
}
