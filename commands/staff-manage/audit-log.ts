import auditEntry from '../../src/entities/staff-manage/audit-entry'
import { defineCommand } from '../../src/schema/command'

export const history = defineCommand(auditEntry, {
  on: 'row',
  opens: '/staff-manage/audit-log?entity={entity}&recordId={recordId}',
  keys: 'o',
  icon: 'history',
})
