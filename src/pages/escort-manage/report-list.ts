import escortComplaint from '../../entities/escort-manage/escort-complaint'
import { definePage } from '../../schema/page'
import escortOrder from '../../entities/escort-manage/escort-order'
import { panel } from '../../schema/panel'
import { bansOf, whoIs } from '../presets/case-panels'

export default definePage(escortComplaint, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee' },
  waits: ['open', 'inReview', 'escalated', 'appealed'],
  subject: ['category', 'side', 'description', 'appealText'],
  panels: [
    panel(escortOrder, { key: 'order', through: 'order' }),
    whoIs('reporter'),
    whoIs('reported'),
    panel(escortComplaint, {
      key: 'complaints',
      through: 'reported',
      by: 'reported',
      columns: ['reportNo', 'severity', 'verdict', 'state', 'createdAt'],
    }),
    bansOf('reported'),
  ],
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
