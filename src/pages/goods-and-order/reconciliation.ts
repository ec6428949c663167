import payStatement from '../../entities/goods-and-order/pay-statement'
import { definePage } from '../../schema/page'

export default definePage(payStatement, {
  kind: 'list',
  menu: 160,
  icon: 'scale',
  columns: [
    'day',
    'payChannel.name',
    'currency',
    'source',
    'ourCount',
    'theirCount',
    'ourAmount',
    'theirAmount',
    'fee',
    'refunds',
    'netReceived',
    'diffs',
    'openDiffs',
    'state',
    'closedBy',
  ],
  filters: ['day', 'payChannel', 'state', 'currency', 'openDiffs'],
  sort: '-day',
  verbs: ['import'],
  export: 'reconciliation',
})
