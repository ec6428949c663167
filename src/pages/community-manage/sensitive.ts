import sensitiveWord from '../../entities/community-manage/sensitive-word'
import { definePage } from '../../schema/page'

export default definePage(sensitiveWord, {
  kind: 'list',
  menu: 120,
  icon: 'shield-alert',
  columns: [
    'word',
    'language',
    'match',
    'category',
    'scenes',
    'action',
    'replacement',
    'level',
    'areas',
    'source',
    'hits7d',
    'overturned7d',
    'expiresAt',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['word', 'category', 'scenes', 'action', 'language', 'match', 'enabled', 'level'],
  moreFilters: ['areas', 'source', 'hits7d'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'import'],
  export: 'sensitive-word',
})
