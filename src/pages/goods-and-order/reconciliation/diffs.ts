import payStatementDiff from '../../../entities/goods-and-order/pay-statement-diff'
import { definePage } from '../../../schema/page'

export default definePage(payStatementDiff, {
  kind: 'list',
  subpage: 2,
  icon: 'diff',
  columns: [
    'statement.day',
    'statement.payChannel',
    'kind',
    'order.orderNo',
    'channelOrderNo',
    'ourAmount',
    'theirAmount',
    'currency',
    'verdict',
    'note',
    'state',
    'resolvedBy',
  ],
  filters: ['state', 'kind', 'statement', 'channelOrderNo', 'verdict'],
  sort: 'createdAt',
  opensWith: { state: 'open' },
  export: 'reconciliation-diff',
})
