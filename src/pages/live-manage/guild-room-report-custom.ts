import guildRoomReportPreset from '../../entities/live-manage/guild-room-report-preset'
import { definePage } from '../../schema/page'

export default definePage(guildRoomReportPreset, {
  kind: 'list',
  menu: 220,
  icon: 'chart-column',
  columns: ['name', 'dimensions', 'measures', 'range', 'compare', 'shared', 'schedule', 'createdBy', 'lastRunAt'],
  filters: ['name', 'shared', 'schedule', 'createdBy'],
  sort: '-lastRunAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    report: ['name', 'dimensions', 'measures', 'filters'],
    range: ['range', 'fromDate', 'toDate', 'compare', 'chart'],
    sending: ['shared', 'schedule', 'recipients'],
  },
  export: 'live-guild-room-custom',
})
