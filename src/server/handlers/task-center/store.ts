import * as commands from '../../../../commands/task-center/store'
import integralGoods from '../../../entities/task-center/integral-goods'
import { daysBetween, requestListFile } from '../../domain/reports/list-file'
import { idsOf, titled } from '../../domain/tasks/files'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  exportSales: {
    runTogether: (context, rows, { from, to }) =>
      requestListFile(context, {
        exportType: 'integral-order',
        title: titled(context, 'store.exportSales'),
        filters: { goods: idsOf(rows).id, createdAt: daysBetween(from, to) },
      }),
  },

  addStock: {
    run: async ({ records }, row, { count }) => {
      await records.update(integralGoods, row, {
        stockTotal: row.stockTotal + count,
        stockLeft: (row.stockLeft ?? 0) + count,
        ...(row.state === 'soldOut' && { state: 'onSale' as const }),
      })
    },
  },
})
