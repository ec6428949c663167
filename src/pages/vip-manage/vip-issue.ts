import vipIssue from '../../entities/vip-manage/vip-issue'
import { definePage } from '../../schema/page'

export default definePage(vipIssue, {
  kind: 'list',
  menu: 40,
  icon: 'crown',
  columns: [
    'issueNo',
    'title',
    'reasonCode',
    'target',
    'tier.name',
    'days',
    'people',
    'totalDays',
    'estimatedCost',
    'succeeded',
    'failed',
    'state',
    'createdBy',
    'approvedBy',
    'executedAt',
    'createdAt',
  ],
  filters: ['state', 'reasonCode', 'createdAt', 'createdBy', 'users', 'tier', 'issueNo'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  fieldsets: {
    why: ['title', 'reasonCode', 'reason', 'order'],
    to: ['target', 'users', 'file', 'userGroup'],
    what: ['tier', 'days'],
    notice: ['notify', 'notifyText'],
  },
  export: 'vip-issue',
})
