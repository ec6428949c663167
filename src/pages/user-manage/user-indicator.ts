import userIndicator from '../../entities/user-manage/user-indicator'
import { definePage } from '../../schema/page'

export default definePage(userIndicator, {
  kind: 'list',
  menu: 90,
  icon: 'user',
  columns: [
    'name',
    'code',
    'category',
    'valueType',
    'unit',
    'windows',
    'source',
    'freshness',
    'lastComputedAt',
    'coverage',
    'usedBy',
    'owner',
    'state',
    'updatedAt',
  ],
  filters: ['name', 'category', 'source', 'valueType', 'code', 'freshness', 'state', 'owner'],
  sort: '-usedBy',
  verbs: ['create', 'edit', 'copy', 'delete'],
  export: 'user-indicator',
})
