import payRoute from '../../../entities/goods-and-order/pay-route'
import { definePage } from '../../../schema/page'

export default definePage(payRoute, {
  kind: 'list',
  subpage: 3,
  icon: 'split',
  columns: [
    'payMethod.name',
    'country',
    'currency',
    'minAmount',
    'maxAmount',
    'payChannel.name',
    'weight',
    'failoverRank',
    'pauseBelow',
    'success1h',
    'enabled',
  ],
  filters: ['country', 'payMethod', 'payChannel', 'enabled'],
  sort: 'country',
  verbs: ['create', 'edit', 'delete', 'enable'],
})
