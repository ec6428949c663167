import vipMember from '../../../entities/vip-manage/vip-member'
import { definePage } from '../../../schema/page'

export default definePage(vipMember, {
  kind: 'list',
  subpage: 2,
  icon: 'crown',
  columns: [
    'user.displayId',
    'user.nickname',
    'tier.name',
    'state',
    'source',
    'autoRenew',
    'startsAt',
    'expiresAt',
    'firstAt',
    'totalDays',
    'paidDays',
    'totalPaid',
    'country',
    'devices30d',
    'sharingRisk',
  ],
  filters: ['user', 'state', 'tier', 'expiresAt', 'source', 'autoRenew', 'country', 'sharingRisk'],
  sort: 'expiresAt',
  // Whose days end next: there are far more whose days are over.
  opensWith: { state: 'active' },
})
