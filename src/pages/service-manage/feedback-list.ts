import feedback from '../../entities/service-manage/feedback'
import { definePage } from '../../schema/page'

export default definePage(feedback, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt' },
  waits: ['new', 'assigned', 'escalated'],
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
