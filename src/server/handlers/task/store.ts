import { addStock } from '../../../../commands/task-center/store'
import { refund } from '../../../../commands/task-center/store-order'
import integralGoods from '../../../entities/task-center/integral-goods'
import integralOrder from '../../../entities/task-center/integral-order'
import { handle } from '../../operations/handler'
import { bookPoints, endOfPoints } from './points'

/** Points that come back last at least so many days, whatever was left of them when they were spent. */
const leastDays = 7

export const stocking = handle(addStock, {
  run: ({ records }, row, { count }) =>
    records.update(integralGoods, row, {
      stockTotal: row.stockTotal + count,
      stockLeft: (row.stockLeft ?? 0) + count,
      ...(row.state === 'soldOut' && { state: 'onSale' as const }),
    }),
})

/** The points go back, and the goods with them. */
export const refunding = handle(refund, {
  run: async (context, row, { refundReason }) => {
    const { records, now } = context
    const goods = row.goods === null ? undefined : await records.find(integralGoods, row.goods)
    if (row.user !== null && row.points)
      await bookPoints(context, {
        user: row.user,
        amount: row.points,
        kind: 'storeRefund',
        key: `order:${row.id}:refund`,
        sourceNo: row.orderNo,
        note: refundReason,
        expiresAt: endOfPoints(now, leastDays),
      })
    if (goods) await records.update(integralGoods, goods, { stockLeft: (goods.stockLeft ?? 0) + (row.count ?? 1) })
    await records.update(integralOrder, row, { state: 'refunded', refundReason })
  },
  undo: 'never',
})
