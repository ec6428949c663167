import orderRefund from '../../entities/goods-and-order/order-refund'
import { definePage } from '../../schema/page'

export default definePage(orderRefund, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt' },
  waits: ['awaitingApproval', 'needInfo', 'approved', 'failed', 'manual', 'disputed'],
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
