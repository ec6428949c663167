import whitelistEntry from '../../entities/user-manage/whitelist-entry'
import { definePage } from '../../schema/page'

export default definePage(whitelistEntry, {
  kind: 'list',
  menu: 60,
  icon: 'badge-check',
  columns: [
    'user.displayId',
    'user.nickname',
    'abilities',
    'purpose',
    'reason',
    'expiresAt',
    'lastUsedAt',
    'state',
    'createdBy',
    'createdAt',
  ],
  filters: ['user', 'abilities', 'purpose', 'state', 'expiresAt', 'createdBy'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'import'],
  calls: { detail: 'GET /user/backend/whitelist/detail', save: 'POST /user/backend/whitelist/update' },
  export: 'white-list',
})
