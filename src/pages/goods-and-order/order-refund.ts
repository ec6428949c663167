import orderRefund from '../../entities/goods-and-order/order-refund'
import { definePage } from '../../schema/page'
import order from '../../entities/goods-and-order/order'
import { panel } from '../../schema/panel'
import { bansOf, ordersOf, refundsOf, ticketsOf, whoIs } from '../presets/case-panels'

export default definePage(orderRefund, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee', alike: ['user.displayId', 'reasonCode'] },
  waits: ['awaitingApproval', 'needInfo', 'approved', 'failed', 'manual', 'disputed'],
  subject: ['reasonCode', 'amount', 'takeBack', 'reason'],
  panels: [whoIs(), panel(order, { key: 'order', through: 'order' }), refundsOf(), ordersOf(), bansOf(), ticketsOf()],
  menu: 150,
  icon: 'receipt',
  columns: [
    'refundNo',
    'order.orderNo',
    'user.displayId',
    'source',
    'reasonCode',
    'amount',
    'currency',
    'amountUsd',
    'takeBack',
    'assignee',
    'dueAt',
    'state',
    'createdBy',
    'approvedBy',
    'channelError',
    'createdAt',
  ],
  filters: ['state', 'source', 'reasonCode', 'assignee', 'dueAt', 'user', 'order', 'createdAt'],
  sort: 'dueAt',
  export: 'order-refund',
})
