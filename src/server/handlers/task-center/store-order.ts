import * as commands from '../../../../commands/task-center/store-order'
import integralGoods from '../../../entities/task-center/integral-goods'
import integralOrder from '../../../entities/task-center/integral-order'
import { requestListFile } from '../../domain/reports/list-file'
import { idsOf, titled } from '../../domain/tasks/files'
import { bookPoints, endOfPoints } from '../../domain/tasks/points'
import { handlers } from '../../operations/handler'

/** Points that come back last at least this many days, whatever was left of them when they were spent. */
const leastDays = 7

export default handlers(commands, {
  exportShipping: {
    runTogether: (context, rows) =>
      requestListFile(context, {
        exportType: 'integral-order',
        title: titled(context, 'store-order.exportShipping'),
        filters: idsOf(rows),
        columns: ['orderNo', 'goods.name', 'count', 'receiver', 'country', 'carrier', 'tracking', 'state', 'shipBy'],
      }),
  },

  /** The points go back, and the goods with them. */
  refund: {
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
  },
})
