import replyTemplate from '../../entities/service-manage/reply-template'
import { definePage } from '../../schema/page'

export default definePage(replyTemplate, {
  kind: 'list',
  menu: 20,
  icon: 'layout-grid',
  columns: [
    'code',
    'name',
    'categories',
    'text',
    'setsResolution',
    'uses30d',
    'rating30d',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['code', 'name', 'categories', 'enabled'],
  sort: '-uses30d',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'import'],
  export: 'reply-template',
})
