import order from '../../entities/goods-and-order/order'
import { definePage } from '../../schema/page'

export default definePage(order, {
  kind: 'list',
  menu: 120,
  icon: 'receipt-text',
  columns: [
    'orderNo',
    'user.displayId',
    'user.nickname',
    'productName',
    'kind',
    'periodNo',
    'amount',
    'currency',
    'amountUsd',
    'payChannel.name',
    'channelOrderNo',
    'country',
    'client',
    'state',
    'paidAt',
    'createdAt',
  ],
  filters: ['orderNo', 'user', 'state', 'createdAt', 'payChannel', 'product', 'country', 'isRenewal'],
  moreFilters: ['subscription'],
  sort: '-createdAt',
  fixed: { kind: ['vip'] },
  export: 'vip-order',
})
