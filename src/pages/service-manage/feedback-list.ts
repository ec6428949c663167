import feedback from '../../entities/service-manage/feedback'
import feedbackReply from '../../entities/service-manage/feedback-reply'
import replyTemplate from '../../entities/service-manage/reply-template'
import { definePage, related } from '../../schema/page'
import order from '../../entities/goods-and-order/order'
import { panel } from '../../schema/panel'
import { bansOf, ordersOf, refundsOf, ticketsOf, whoIs } from '../presets/case-panels'

export default definePage(feedback, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee', alike: ['user.displayId', 'category'] },
  waits: ['new', 'assigned', 'escalated'],
  related: [
    related(feedbackReply, {
      key: 'replies',
      by: 'feedback',
      columns: ['author', 'staff', 'text', 'sentText', 'images', 'internal', 'readAt', 'template', 'createdAt'],
      filters: ['staff', 'createdAt'],
      sort: 'createdAt',
    }),
  ],
  thread: {
    tab: 'replies',
    opens: { text: 'content', by: 'user', translation: 'translation', images: 'images' },
    says: {
      text: 'text',
      author: 'author',
      staff: 'staff',
      shown: 'sentText',
      images: 'images',
      internal: 'internal',
      readAt: 'readAt',
    },
    answer: 'reply',
    note: 'addInternalNote',
    takes: 'claim',
    templates: { entity: replyTemplate, code: 'code', name: 'name', text: 'text', asked: 'template' },
    speaks: 'language.code',
    fills: { nickname: 'user.nickname', orderNo: 'order.orderNo' },
  },
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
  moreColumns: ['clientVersion', 'rating', 'user.nickname', 'order.orderNo', 'language.code'],
  filters: ['state', 'assignee', 'category', 'priority', 'area', 'language', 'client', 'createdAt'],
  moreFilters: ['user', 'order', 'breached', 'rating', 'sentiment'],
  sort: 'dueAt',
  verbs: ['edit'],
  export: 'feedback',
})
