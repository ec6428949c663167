import auditEntry from '../../entities/staff-manage/audit-entry'
import { definePage } from '../../schema/page'

export default definePage(auditEntry, {
  kind: 'list',
  menu: 80,
  icon: 'shield-check',
  alsoCalled: ['log', '日志'],
  lead: ['account.realName', 'kind'],
  columns: [
    'account.realName',
    'code',
    'recordTitle',
    'at',
    'kind',
    'entity',
    'recordId',
    'changes',
    'reason',
    'result',
    'money',
    'secondBy',
    'ip',
    'durationMs',
    'requestId',
  ],
  filters: ['at', 'account', 'code', 'entity', 'recordId', 'kind', 'result', 'danger'],
  moreFilters: ['session'],
  sort: '-at',
  export: 'audit-log',
})
