import activityGrant from '../../entities/activity-manage/activity-grant'
import { definePage } from '../../schema/page'

export default definePage(activityGrant, {
  kind: 'list',
  menu: 80,
  icon: 'package-check',
  lead: 'user.nickname',
  columns: [
    'grantNo',
    'user.displayId',
    'user.nickname',
    'reward.name',
    'count',
    'value',
    'source',
    'sourceTitle',
    'country',
    'riskScore',
    'state',
    'attempts',
    'claimBy',
    'grantedAt',
    'createdAt',
  ],
  filters: ['user', 'state', 'source', 'reward', 'createdAt', 'country', 'failCode', 'riskScore'],
  sort: '-createdAt',
  export: 'activity-grant',
})
