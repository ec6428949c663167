import copyrightBlacklistEntry from '../../../entities/user-manage/copyright-blacklist-entry'
import { definePage } from '../../../schema/page'

export default definePage(copyrightBlacklistEntry, {
  kind: 'list',
  menu: 40,
  icon: 'copyright',
  columns: [
    'user.displayId',
    'user.nickname',
    'user.country',
    'tags',
    'hiddenTitles',
    'source',
    'reason',
    'alsoDevices',
    'expiresAt',
    'state',
    'createdBy',
    'createdAt',
  ],
  filters: ['user', 'tags', 'state', 'source', 'createdAt', 'expiresAt'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'import'],
  calls: { page: 'GET /user/backend/blacklist/copyright/list', save: 'POST /user/backend/blacklist/copyright/save' },
  export: 'copyright-blacklist',
})
