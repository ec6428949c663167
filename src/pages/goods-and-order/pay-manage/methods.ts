import payMethod from '../../../entities/goods-and-order/pay-method'
import { definePage } from '../../../schema/page'

export default definePage(payMethod, {
  kind: 'list',
  subpage: 2,
  icon: 'credit-card',
  columns: [
    'position',
    'name',
    'code',
    'kind',
    'icon',
    'markets',
    'countries',
    'currency',
    'minAmount',
    'maxAmount',
    'scenes',
    'bonusPercent',
    'recommended',
    'success24h',
    'share30d',
    'enabled',
  ],
  filters: ['countries', 'kind', 'markets', 'scenes', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
