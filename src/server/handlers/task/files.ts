import { exportUser } from '../../../../commands/task-center/integral-detail'
import { exportResult } from '../../../../commands/task-center/integral-recharge'
import { exportSales } from '../../../../commands/task-center/store'
import { exportShipping } from '../../../../commands/task-center/store-order'
import { exportCompletion } from '../../../../commands/task-center/task-list'
import { exportPayout } from '../../../../commands/task-center/withdraw'
import { caption } from '../../captions'
import { handle, handlePage, handleTogether } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { daysBetween, requestListFile } from '../report/list-file'

const titled = ({ language }: Context, id: string) => caption(language, `task-center.${id}`)
const idsOf = (rows: readonly { readonly id: number }[]) => ({ id: { is: rows.map(({ id }) => id) } })

export const exportingSales = handleTogether(exportSales, {
  run: (context, rows, { from, to }) =>
    requestListFile(context, {
      exportType: 'integral-order',
      title: titled(context, 'store.exportSales'),
      filters: { goods: idsOf(rows).id, createdAt: daysBetween(from, to) },
    }),
})

export const exportingShipping = handleTogether(exportShipping, {
  run: (context, rows) =>
    requestListFile(context, {
      exportType: 'integral-order',
      title: titled(context, 'store-order.exportShipping'),
      filters: idsOf(rows),
      columns: ['orderNo', 'goods.name', 'count', 'receiver', 'country', 'carrier', 'tracking', 'state', 'shipBy'],
    }),
})

export const exportingCompletions = handleTogether(exportCompletion, {
  run: (context, rows, { from, to }) =>
    requestListFile(context, {
      exportType: 'integral-entry',
      title: titled(context, 'task-list.exportCompletion'),
      filters: {
        kind: { is: ['task'] },
        sourceNo: { is: rows.map(({ code }) => code) },
        createdAt: daysBetween(from, to),
      },
    }),
})

export const exportingPayouts = handleTogether(exportPayout, {
  run: (context, rows) =>
    requestListFile(context, {
      exportType: 'integral-withdrawal',
      title: titled(context, 'withdraw.exportPayout'),
      filters: idsOf(rows),
      columns: ['withdrawNo', 'method', 'payee', 'net', 'currency', 'payoutAmount', 'payoutCurrency', 'country'],
    }),
})

export const exportingResult = handle(exportResult, {
  run: (context, { batchNo }) =>
    requestListFile(context, {
      exportType: 'integral-entry',
      title: `${titled(context, 'integral-recharge.exportResult')} ${batchNo ?? ''}`,
      filters: { sourceNo: { is: [batchNo ?? ''] } },
    }),
})

export const exportingUser = handlePage(exportUser, {
  run: (context, { user, from, to }) =>
    requestListFile(context, {
      exportType: 'integral-entry',
      title: titled(context, 'integral-detail.exportUser'),
      filters: { user: { is: [user] }, createdAt: daysBetween(from, to) },
    }),
})
