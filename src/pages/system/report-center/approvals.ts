import approval from '../../../entities/staff-manage/approval'
import { definePage } from '../../../schema/page'

/** What waits for a second person: my own requests, and those of others that I hold the right to decide on. */
export default definePage(approval, {
  kind: 'list',
  role: 'approvals',
  icon: 'user-round-check',
  access: 'signedIn',
  columns: [
    'command',
    'recordTitle',
    'args',
    'reason',
    'state',
    'createdBy',
    'createdAt',
    'dueAt',
    'decidedBy',
    'decidedAt',
    'decision',
  ],
  filters: ['state', 'createdBy', 'decidedBy', 'createdAt', 'recordTitle'],
  sort: '-createdAt',
})
