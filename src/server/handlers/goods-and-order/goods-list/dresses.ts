import * as commands from '../../../../../commands/goods-and-order/goods-list/dresses'
import userDress from '../../../../entities/goods-and-order/user-dress'
import type { Row } from '../../../../schema/entity'
import { unusedCoins } from '../../../domain/commerce/dresses'
import { moveCurrency } from '../../../domain/commerce/ledger'
import { handlers } from '../../../operations/handler'
import { refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'

/** How many owners at once: a recall is one transaction with one audit entry. */
const maxOwners = 5_000

export default handlers(commands, {
  /** Owners lose it; who bought it gets the coins of the days ahead, of one for good all of them. */
  recallDress: {
    undo: 'never',
    run: async (context, dress, { reason, payBack }) => {
      const owned = await context.records.where(userDress, { dress: dress.id, state: 'active' }, maxOwners + 1)
      if (owned.length > maxOwners) throw refused('recipients.tooMany', { count: maxOwners })
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
