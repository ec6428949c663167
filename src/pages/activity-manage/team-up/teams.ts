import teamUpTeam from '../../../entities/activity-manage/team-up-team'
import { definePage } from '../../../schema/page'

export default definePage(teamUpTeam, {
  kind: 'list',
  subpage: 1,
  icon: 'users-round',
  lead: 'leader.nickname',
  columns: [
    'teamNo',
    'activity.name',
    'leader.displayId',
    'leader.nickname',
    'joined',
    'newJoined',
    'progress',
    'country',
    'openedAt',
    'closesAt',
    'paid',
    'refunded',
    'riskScore',
    'state',
    'refundError',
  ],
  filters: ['activity', 'state', 'leader', 'country', 'openedAt'],
  sort: '-createdAt',
})
