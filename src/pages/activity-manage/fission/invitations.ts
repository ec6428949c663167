import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import { definePage } from '../../../schema/page'

export default definePage(fissionInvitation, {
  kind: 'list',
  subpage: 2,
  icon: 'mail-plus',
  lead: 'inviter.nickname',
  columns: [
    'activity.name',
    'inviter.displayId',
    'inviter.nickname',
    'invitee.displayId',
    'invitee.nickname',
    'shareChannel',
    'country',
    'matchedBy',
    'clickedAt',
    'registeredAt',
    'validAt',
    'riskScore',
    'invalidReason',
    'state',
  ],
  filters: ['activity', 'inviter', 'invitee', 'state', 'country', 'registeredAt'],
  sort: '-createdAt',
})
