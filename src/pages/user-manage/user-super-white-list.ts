import superWhitelistEntry from '../../entities/user-manage/super-whitelist-entry'
import { definePage } from '../../schema/page'

export default definePage(superWhitelistEntry, {
  kind: 'list',
  menu: 50,
  icon: 'badge-check',
  columns: [
    'user.displayId',
    'user.nickname',
    'bypass',
    'fakeArea',
    'owner',
    'reason',
    'expiresAt',
    'state',
    'approver',
    'lastUsedAt',
    'uses30d',
    'createdBy',
  ],
  filters: ['user', 'state', 'bypass', 'owner', 'expiresAt', 'fakeArea'],
  sort: 'expiresAt',
  verbs: ['create', 'edit'],
  calls: { save: 'POST /user/backend/superWhitelist/save' },
  export: 'super-white-list',
})
