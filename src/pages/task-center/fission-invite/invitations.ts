import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import { definePage } from '../../../schema/page'

export default definePage(fissionInvitation, {
  kind: 'list',
  subpage: 1,
  icon: 'mail-plus',
  columns: [
    'inviter.displayId',
    'invitee.displayId',
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
