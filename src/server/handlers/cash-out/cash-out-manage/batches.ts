import * as commands from '../../../../../commands/cash-out/cash-out-manage/batches'
import cashOut from '../../../../entities/cash-out/cash-out'
import payoutBatch from '../../../../entities/cash-out/payout-batch'
import { maxLines, page } from '../../../domain/payments/payout-batches'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** Who releases says how much it is; from then on its requests are being paid. */
  releaseBatch: {
    undo: 'never',
    check: (_context, row, { sum: said }) =>
      Promise.resolve(said === null || said === row.amountUsd || `${page}-batches.releaseBatch.otherSum`),
    run: async ({ records, account, now }, row) => {
      const lines = await records.where(cashOut, { batch: row.id, state: 'approved' }, maxLines)
      for (const line of lines) await records.update(cashOut, line, { state: 'paying' })
      await records.update(payoutBatch, row, {
        state: 'sending',
        approvedBy: account.id,
        sentAt: now.toISOString(),
      })
    },
  },
})
