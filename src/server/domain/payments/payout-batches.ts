import cashOut from '../../../entities/cash-out/cash-out'
import payoutBatch from '../../../entities/cash-out/payout-batch'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'

export type CashOut = Row<typeof cashOut>

export const page = 'cash-out.cash-out-manage'
/** A batch pays this many requests at most, and this much in USD cents. */
export const [maxLines, maxUsd] = [5_000, 200_000_00]

/** Counts what has become of a batch's requests; when all are known it is done. */
export async function countLines({ records }: Pick<Context, 'records'>, id: number): Promise<void> {
  const batch = await records.get(payoutBatch, id)
  const lines = await records.where(cashOut, { batch: id }, maxLines)
  const count = (state: CashOut['state']) => lines.filter((line) => line.state === state).length
  const [paidCount, failedCount, unknownCount] = [count('paid'), count('failed'), count('unknown')]
  const isOver = batch.state === 'sending' && count('paying') === 0
  await records.update(payoutBatch, batch, {
    paidCount,
    failedCount,
    unknownCount,
    ...(isOver && { state: failedCount + unknownCount > 0 ? ('partlyFailed' as const) : ('done' as const) }),
  })
}
