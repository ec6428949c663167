import { makeBatch } from '../../../../commands/cash-out/cash-out-manage'
import { releaseBatch } from '../../../../commands/cash-out/cash-out-manage/batches'
import cashOut from '../../../entities/cash-out/cash-out'
import payoutAccount from '../../../entities/cash-out/payout-account'
import payoutBatch from '../../../entities/cash-out/payout-batch'
import type { Row } from '../../../schema/entity'
import { handle, handleTogether } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from '../commodity/document-number'

type CashOut = Row<typeof cashOut>

const page = 'cash-out.cash-out-manage'
/** A batch pays so many requests at most, and so much in USD cents. */
const [mostLines, mostUsd] = [5_000, 200_000_00]

/** One batch for each way to pay and currency: sums over currencies are never mixed. */
export const makingBatches = handleTogether(makeBatch, {
  undo: 'never',
  check: async ({ records }, row) => {
    if (row.batch !== null) return `${page}.makeBatch.inBatch`
    const account = row.payoutAccount === null ? undefined : await records.find(payoutAccount, row.payoutAccount)
    return (account !== undefined && account.state !== 'blocked') || `${page}.makeBatch.blocked`
  },
  run: async (context, rows, { provider }) => {
    const groups = new Map<string, CashOut[]>()
    for (const row of rows) {
      const key = `${row.method} ${row.currency}`
      groups.set(key, [...(groups.get(key) ?? []), row])
    }
    for (const group of groups.values()) await makeOne(context, group, provider)
    return {
      findings: [{ caption: `${page}.makeBatch.made`, value: groups.size, to: '/cash-out/cash-out-manage/batches' }],
    }
  },
})

async function makeOne(
  { records, now }: Context,
  rows: readonly CashOut[],
  provider: Row<typeof payoutBatch>['provider'],
): Promise<void> {
  const amountUsd = sum(rows, 'netUsd')
  if (rows.length > mostLines || amountUsd > mostUsd)
    throw refused(`${page}.makeBatch.tooMuch`, { lines: mostLines, usd: mostUsd / 100 })
  const batch = await records.insert(payoutBatch, {
    batchNo: documentNumber('P', now),
    provider,
    method: rows[0]?.method ?? null,
    currency: rows[0]?.currency ?? 'USD',
    count: rows.length,
    amount: sum(rows, 'payAmount'),
    amountUsd,
    paidCount: 0,
    failedCount: 0,
    unknownCount: 0,
    state: 'draft',
  })
  for (const row of rows) await records.update(cashOut, row, { batch: batch.id })
}

/** Who releases says how much it is; from then on its requests are being paid. */
export const releasing = handle(releaseBatch, {
  undo: 'never',
  check: (_context, row, { sum: said }) =>
    Promise.resolve(said === null || said === row.amountUsd || `${page}-batches.releaseBatch.otherSum`),
  run: async ({ records, account, now }, row) => {
    const lines = await records.where(cashOut, { batch: row.id, state: 'approved' }, mostLines)
    for (const line of lines) await records.update(cashOut, line, { state: 'paying' })
    await records.update(payoutBatch, row, {
      state: 'sending',
      approvedBy: account.id,
      sentAt: now.toISOString(),
    })
  },
})

/** Counts what has become of a batch's requests; when all are known it is done. */
export async function countLines({ records }: Pick<Context, 'records'>, id: number): Promise<void> {
  const batch = await records.get(payoutBatch, id)
  const lines = await records.where(cashOut, { batch: id }, mostLines)
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

function sum(rows: readonly CashOut[], name: 'netUsd' | 'payAmount'): number {
  return rows.reduce((total, row) => total + (row[name] ?? 0), 0)
}
