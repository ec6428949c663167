import emailRecall from '../../entities/service-manage/email-recall'
import { definePage } from '../../schema/page'

export default definePage(emailRecall, {
  kind: 'list',
  menu: 140,
  icon: 'mail',
  columns: [
    'name',
    'subject',
    'areas',
    'inactiveFrom',
    'inactiveTo',
    'schedule',
    'startAt',
    'state',
    'sent',
    'delivered',
    'opened',
    'clicked',
    'bounced',
    'complained',
    'returned7d',
    'revenue7d',
  ],
  moreColumns: ['unsubscribed'],
  filters: ['name', 'state', 'areas', 'startAt', 'schedule', 'createdBy'],
  sort: '-startAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  export: 'email-recall',
})
