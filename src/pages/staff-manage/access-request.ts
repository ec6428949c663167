import accessRequest from '../../entities/staff-manage/access-request'
import { definePage } from '../../schema/page'

export default definePage(accessRequest, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt' },
  waits: ['pending'],
  menu: 60,
  icon: 'shield-check',
  columns: [
    'account.realName',
    'account.department',
    'role',
    'areas',
    'days',
    'reason',
    'page',
    'state',
    'dueAt',
    'approver',
    'createdAt',
    'endsAt',
  ],
  filters: ['state', 'role', 'account', 'dueAt', 'approver'],
  sort: 'dueAt',
  verbs: ['create'],
  export: 'access-requests',
})
