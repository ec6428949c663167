import * as commands from '../../../../../commands/goods-and-order/reconciliation/diffs'
import order from '../../../../entities/goods-and-order/order'
import payStatementDiff from '../../../../entities/goods-and-order/pay-statement-diff'
import { canDeliver, deliverOrder } from '../../../domain/commerce/deliver-order'
import { notHere } from '../../../domain/payments/orders'
import { handlers } from '../../../operations/handler'
import { refused } from '../../../base/errors'

export default handlers(commands, {
  /** The channel has it as paid, and so it is: it is delivered, and the difference is done with. */
  redeliver: {
    undo: 'never',
    run: async (context, row, { reason }) => {
      const found = await context.records.get(order, row.order ?? 0)
      if (!canDeliver(found)) throw refused(notHere)
      await deliverOrder(context, found)
      await context.records.update(payStatementDiff, row, {
        state: 'resolved',
        verdict: 'delivered',
        note: reason,
        resolvedBy: context.account.id,
      })
    },
  },
})
