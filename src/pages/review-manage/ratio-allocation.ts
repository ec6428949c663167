import reviewPool from '../../entities/review-manage/review-pool'
import { definePage } from '../../schema/page'

export default definePage(reviewPool, {
  kind: 'list',
  icon: 'clipboard-check',
  columns: [
    'order',
    'name',
    'subject',
    'stage',
    'areas',
    'languages',
    'method',
    'slaMinutes',
    'waiting',
    'assigned',
    'oldestMinutes',
    'breachedToday',
    'onDuty',
    'enabled',
  ],
  filters: ['subject', 'stage', 'areas', 'languages', 'method', 'restricted', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    pool: ['name', 'code', 'subject', 'stage', 'enabled'],
    takes: ['areas', 'languages', 'sources', 'riskFrom', 'restricted'],
    givesOut: ['method', 'leaseMinutes', 'overflowPool', 'overflowAfter', 'hours'],
    clockAndQuality: ['slaMinutes', 'finalPercent', 'checkPercent', 'blindPercent'],
  },
  export: 'review-share',
})
