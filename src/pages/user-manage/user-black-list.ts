import blacklistEntry from '../../entities/user-manage/blacklist-entry'
import { definePage } from '../../schema/page'

export default definePage(blacklistEntry, {
  kind: 'list',
  goKey: 'b',
  menu: 20,
  icon: 'ban',
  alsoCalled: ['ban list', '封禁名单'],
  columns: [
    'user.displayId',
    'user.nickname',
    'user.country',
    'scope',
    'reasonCode',
    'reason',
    'source',
    'strike',
    'device',
    'expiresAt',
    'state',
    'appeal',
    'liftedBy',
    'createdBy',
    'createdAt',
  ],
  filters: ['user', 'scope', 'state', 'reasonCode', 'createdAt', 'appeal', 'source', 'expiresAt'],
  moreFilters: ['createdBy'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'import'],
  calls: { save: 'POST /user/backend/blacklist/save' },
  export: 'user-blacklist',
  rights: ['permanent'],
})
