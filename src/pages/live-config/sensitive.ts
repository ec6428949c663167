import sensitiveWord from '../../entities/community-manage/sensitive-word'
import { definePage } from '../../schema/page'

export default definePage(sensitiveWord, {
  kind: 'list',
  menu: 90,
  icon: 'shield-alert',
  columns: [
    'word',
    'match',
    'language',
    'category',
    'scenes',
    'action',
    'replacement',
    'areas',
    'level',
    'source',
    'hits7d',
    'overturned7d',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['word', 'category', 'scenes', 'action', 'language', 'areas', 'match', 'enabled'],
  fixed: { scenes: ['liveChat', 'liveTitle'] },
  sort: '-hits7d',
  verbs: ['create', 'edit', 'delete', 'enable', 'import'],
  fieldsets: {
    word: ['word', 'language', 'match', 'category', 'exceptions'],
    handling: ['scenes', 'action', 'replacement', 'level'],
    scope: ['areas', 'expiresAt', 'enabled', 'remark'],
  },
  export: 'live-sensitive-word',
})
