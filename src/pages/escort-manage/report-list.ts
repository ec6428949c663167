import escortComplaint from '../../entities/escort-manage/escort-complaint'
import { definePage } from '../../schema/page'

export default definePage(escortComplaint, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt' },
  waits: ['open', 'inReview', 'escalated', 'appealed'],
  menu: 30,
  icon: 'flag',
  rights: ['evidence'],
  lead: 'reported.nickname',
  columns: [
    'reportNo',
    'severity',
    'category',
    'side',
    'reporter.displayId',
    'reported.displayId',
    'reported.nickname',
    'order.orderNo',
    'priorReports',
    'assignee',
    'dueAt',
    'verdict',
    'remedy',
    'state',
    'decidedBy',
    'createdAt',
  ],
  filters: ['state', 'severity', 'category', 'assignee', 'reported', 'reporter', 'dueAt', 'createdAt'],
  sort: 'dueAt',
  export: 'escort-report',
})
