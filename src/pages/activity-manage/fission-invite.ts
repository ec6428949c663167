import fissionInviter from '../../entities/activity-manage/fission-inviter'
import { definePage } from '../../schema/page'

export default definePage(fissionInviter, {
  kind: 'list',
  menu: 100,
  icon: 'users',
  columns: [
    'place',
    'activity.name',
    'user.displayId',
    'user.nickname',
    'country',
    'inviteCode',
    'clicks',
    'registered',
    'valid',
    'pending',
    'invalid',
    'ladderStep',
    'rewardValue',
    'heldValue',
    'riskScore',
    'state',
  ],
  filters: ['activity', 'user', 'country', 'state', 'riskScore', 'lastInviteAt'],
  sort: '-valid',
  export: 'activity-inviter',
})
