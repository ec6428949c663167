import userGroupMember from '../../../entities/user-group/user-group-member'
import { definePage } from '../../../schema/page'

export default definePage(userGroupMember, {
  kind: 'list',
  icon: 'group',
  columns: [
    'user.displayId',
    'user.nickname',
    'user.country',
    'user.vipState',
    'user.lastActiveAt',
    'bucket',
    'source',
    'pinnedIn',
    'pinnedOut',
    'createdAt',
  ],
  filters: ['user', 'bucket', 'source', 'pinnedIn', 'pinnedOut', 'createdAt'],
  sort: '-createdAt',
  within: 'group',
  verbs: ['import'],
  export: 'user-group-members',
})
