import activityGrant from '../../../entities/activity-manage/activity-grant'
import { definePage } from '../../../schema/page'

export default definePage(activityGrant, {
  kind: 'list',
  subpage: 3,
  icon: 'gift',
  lead: 'user.nickname',
  columns: [
    'grantNo',
    'user.displayId',
    'user.nickname',
    'reward.name',
    'count',
    'value',
    'country',
    'riskScore',
    'state',
    'sourceTitle',
    'grantedAt',
    'createdAt',
  ],
  filters: ['user', 'reward', 'country', 'state', 'createdAt'],
  fixed: { source: 'fission' },
  sort: '-createdAt',
})
