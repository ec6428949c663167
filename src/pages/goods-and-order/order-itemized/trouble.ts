import order from '../../../entities/goods-and-order/order'
import { definePage } from '../../../schema/page'

export default definePage(order, {
  kind: 'list',
  subpage: 2,
  icon: 'triangle-alert',
  columns: [
    'orderNo',
    'user.displayId',
    'kind',
    'amount',
    'currency',
    'payChannel.name',
    'state',
    'failCode',
    'paidAt',
    'createdAt',
  ],
  filters: ['state', 'payChannel', 'failCode', 'country'],
  sort: 'createdAt',
  fixed: { state: ['unknown', 'paid', 'deliveryFailed'] },
})
