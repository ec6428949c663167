import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import { definePage } from '../../../schema/page'

export default definePage(fissionInvitation, {
  kind: 'list',
  subpage: 1,
  icon: 'mail-plus',
  lead: 'inviter.nickname',
  columns: [
    'inviter.displayId',
    'inviter.nickname',
    'invitee.displayId',
    'invitee.nickname',
    'shareChannel',
    'country',
    'registeredAt',
    'validAt',
    'riskScore',
    'state',
  ],
  filters: ['inviter', 'invitee', 'country', 'state', 'registeredAt'],
  sort: '-createdAt',
})
