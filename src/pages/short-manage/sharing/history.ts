import auditEntry from '../../../entities/staff-manage/audit-entry'
import { definePage } from '../../../schema/page'

export default definePage(auditEntry, {
  kind: 'list',
  subpage: 2,
  icon: 'history',
  columns: ['at', 'account', 'code', 'recordTitle', 'reason', 'result', 'job'],
  filters: ['account', 'recordId', 'result', 'at'],
  fixed: { entity: 'shortShareStatement' },
  sort: '-at',
})
