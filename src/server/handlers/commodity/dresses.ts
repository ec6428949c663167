import { extend } from '../../../../commands/goods-and-order/dress-itemized'
import { recallDress } from '../../../../commands/goods-and-order/goods-list/dresses'
import userDress from '../../../entities/goods-and-order/user-dress'
import type { Row } from '../../../schema/entity'
import { handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { moveCurrency } from './ledger'

const dayMs = 86_400_000
/** So many owners at once: a recall is one transaction with one audit entry. */
const mostOwners = 5_000

/** Days go on top of what is left, or begin now where it is over. */
export const extendingDress = handle(extend, {
  run: async ({ records, now }, row, { days }) => {
    const from = Math.max(now.getTime(), row.expiresAt === null ? 0 : Date.parse(row.expiresAt))
    await records.update(userDress, row, {
      days: (row.days ?? 0) + days,
      expiresAt: new Date(from + days * dayMs).toISOString(),
      state: 'active',
    })
  },
})

/** Owners lose it; who bought it gets the coins of the days ahead, of one for good all of them. */
export const recallingDress = handle(recallDress, {
  undo: 'never',
  run: async (context, dress, { reason, payBack }) => {
    const owned = await context.records.where(userDress, { dress: dress.id, state: 'active' }, mostOwners + 1)
    if (owned.length > mostOwners) throw refused('recipients.tooMany', { count: mostOwners })
    for (const each of owned) {
      await context.records.update(userDress, each, {
        state: 'recalled',
        wearing: false,
        recallReason: reason.slice(0, 200),
      })
      if (payBack) await payBackUnused(context, each, reason)
    }
    return { count: owned.length }
  },
})

async function payBackUnused(context: Context, row: Row<typeof userDress>, reason: string): Promise<void> {
  const amount = unusedCoins(row, context.now)
  if (amount === 0) return
  await moveCurrency(context, {
    user: row.giver ?? row.user,
    currency: 'coin',
    amount,
    scene: 'refund',
    sourceNo: `dress-${row.id}`,
    remark: reason,
  })
}

/** The coins of the days that are still ahead, rounded down. */
export function unusedCoins(
  { coins, startsAt, expiresAt }: Pick<Row<typeof userDress>, 'coins' | 'startsAt' | 'expiresAt'>,
  now: Date,
): number {
  if (!coins) return 0
  if (expiresAt === null || startsAt === null) return coins
  const [start, end] = [Date.parse(startsAt), Date.parse(expiresAt)]
  if (end <= start) return 0
  return Math.floor(coins * Math.max(0, Math.min(1, (end - now.getTime()) / (end - start))))
}
