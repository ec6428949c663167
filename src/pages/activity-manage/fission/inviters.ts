import fissionInviter from '../../../entities/activity-manage/fission-inviter'
import { definePage } from '../../../schema/page'

export default definePage(fissionInviter, {
  kind: 'list',
  subpage: 1,
  icon: 'user-plus',
  columns: [
    'activity.name',
    'user.displayId',
    'user.nickname',
    'country',
    'inviteCode',
    'place',
    'clicks',
    'registered',
    'valid',
    'pending',
    'invalid',
    'ladderStep',
    'rewardValue',
    'riskScore',
    'state',
  ],
  filters: ['activity', 'user', 'country', 'state', 'createdAt'],
  sort: '-valid',
})
