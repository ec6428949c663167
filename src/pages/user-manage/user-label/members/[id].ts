import userLabelMember from '../../../../entities/user-manage/user-label-member'
import { definePage } from '../../../../schema/page'

export default definePage(userLabelMember, {
  kind: 'list',
  icon: 'users',
  columns: [
    'user.displayId',
    'user.nickname',
    'user.country',
    'user.vipState',
    'source',
    'reason',
    'expiresAt',
    'createdBy',
    'createdAt',
  ],
  filters: ['user', 'source', 'expiresAt', 'createdAt'],
  sort: '-createdAt',
  within: 'label',
  verbs: ['create', 'edit', 'import'],
  export: 'user-label-members',
})
