import rankBlacklistEntry from '../../../entities/app-manage/rank-blacklist-entry'
import { definePage } from '../../../schema/page'

export default definePage(rankBlacklistEntry, {
  kind: 'list',
  icon: 'ban',
  columns: ['target', 'ranks', 'reason', 'note', 'expiresAt', 'state', 'createdBy', 'createdAt'],
  filters: ['target', 'ranks', 'reason', 'state', 'createdBy', 'expiresAt'],
  sort: '-createdAt',
  within: 'area',
  verbs: ['create', 'edit', 'import'],
  export: 'app-rank-blacklist',
})
