import shortSearchContent from '../../entities/short-manage/short-search-content'
import { definePage } from '../../schema/page'

export default definePage(shortSearchContent, {
  kind: 'layout',
  menu: 100,
  icon: 'thumbs-up',
  columns: [
    'position',
    'block',
    'label.title',
    'cover',
    'short.title',
    'hook',
    'badge',
    'areas',
    'languages',
    'pinned',
    'startsAt',
    'endsAt',
    'availability',
    'impressions7d',
    'clickRate7d',
    'unlockRate7d',
    'revenue7d',
    'enabled',
  ],
  filters: ['block', 'areas', 'label', 'short', 'availability', 'languages', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort', 'import'],
  export: 'short-search-content',
})
