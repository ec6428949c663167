import exportSchedule from '../../../entities/system/export-schedule'
import { definePage } from '../../../schema/page'

export default definePage(exportSchedule, {
  kind: 'list',
  icon: 'layout-dashboard',
  columns: [
    'name',
    'exportType',
    'frequency',
    'time',
    'timezone',
    'recipients',
    'format',
    'enabled',
    'lastRunAt',
    'lastResult',
    'nextRunAt',
    'createdBy',
  ],
  filters: ['exportType', 'frequency', 'enabled', 'lastResult', 'createdBy'],
  sort: 'nextRunAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    what: ['name', 'exportType', 'paramJson', 'format'],
    when: ['frequency', 'weekday', 'monthDay', 'time', 'timezone'],
    toWhom: ['recipients', 'enabled'],
  },
})
