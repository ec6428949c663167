import order from '../../entities/goods-and-order/order'
import { definePage } from '../../schema/page'

export default definePage(order, {
  kind: 'list',
  menu: 60,
  icon: 'receipt-text',
  columns: [
    'orderNo',
    'user.displayId',
    'user.nickname',
    'kind',
    'productName',
    'amount',
    'currency',
    'amountUsd',
    'payChannel.name',
    'channelOrderNo',
    'country',
    'scene',
    'state',
    'reconcile',
    'paidAt',
    'createdAt',
  ],
  filters: ['orderNo', 'user', 'state', 'createdAt', 'kind', 'payChannel', 'channelOrderNo', 'country'],
  sort: '-createdAt',
  opens: { row: '/goods-and-order/order-detail/{id}' },
  export: 'order',
})
