import emoji from '../../entities/app-manage/emoji'
import { definePage } from '../../schema/page'

export default definePage(emoji, {
  kind: 'list',
  menu: 210,
  icon: 'smile',
  columns: [
    'position',
    'image',
    'code',
    'name',
    'pack',
    'animation',
    'keywords',
    'sent7d',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['pack', 'code', 'name', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  export: 'app-emoji',
})
