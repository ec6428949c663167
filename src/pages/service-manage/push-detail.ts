import push from '../../entities/service-manage/push'
import pushStat from '../../entities/service-manage/push-stat'
import auditEntry from '../../entities/staff-manage/audit-entry'
import { definePage, related } from '../../schema/page'

/** What became of the push that the query's `id` names. */
export default definePage(push, {
  kind: 'detail',
  icon: 'chart-no-axes-column',
  openedBy: ['id'],
  commandsOf: 'service-manage.push-list',
  related: [
    related(pushStat, {
      key: 'statistics',
      by: 'push',
      columns: [
        'hour',
        'area',
        'client',
        'language',
        'provider',
        'variant',
        'sent',
        'delivered',
        'shown',
        'clicked',
        'converted',
        'skipped',
        'failed',
      ],
      filters: ['hour', 'area', 'client', 'language', 'provider', 'variant'],
      sort: '-hour',
    }),
    related(auditEntry, {
      key: 'history',
      by: 'recordId',
      fixed: { entity: 'push' },
      lead: 'code',
      columns: ['at', 'account', 'kind', 'code', 'changes', 'reason', 'result'],
      filters: ['kind', 'account', 'at'],
      sort: '-at',
    }),
  ],
  export: 'push-statistic',
})
