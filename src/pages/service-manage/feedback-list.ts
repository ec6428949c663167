import feedback from '../../entities/service-manage/feedback'
import { definePage } from '../../schema/page'
import order from '../../entities/goods-and-order/order'
import { panel } from '../../schema/panel'
import { bansOf, ordersOf, refundsOf, ticketsOf, whoIs } from '../presets/case-panels'

export default definePage(feedback, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt' },
  waits: ['new', 'assigned', 'escalated'],
  panels: [whoIs(), panel(order, { key: 'order', through: 'order' }), ticketsOf(), ordersOf(), refundsOf(), bansOf()],
  menu: 10,
  icon: 'message-square-warning',
  alsoCalled: ['tickets', '工单'],
  lead: 'content',
  columns: [
    'number',
    'priority',
    'category',
    'content',
    'user.displayId',
    'user.vipState',
    'area',
    'language',
    'client',
    'assignee',
    'replies',
    'dueAt',
    'state',
    'createdAt',
  ],
  moreColumns: ['clientVersion', 'rating'],
  filters: ['state', 'assignee', 'category', 'priority', 'area', 'language', 'client', 'createdAt'],
  moreFilters: ['user', 'breached', 'rating', 'sentiment'],
  sort: 'dueAt',
  verbs: ['edit'],
  export: 'feedback',
})
