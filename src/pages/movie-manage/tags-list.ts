import tag from '../../entities/movie-manage/tag'
import { definePage } from '../../schema/page'

export default definePage(tag, {
  kind: 'list',
  menu: 150,
  icon: 'tags',
  columns: [
    'code',
    'name',
    'type',
    'parent',
    'icon',
    'color',
    'applies',
    'areas',
    'showInFilter',
    'uses',
    'order',
    'enabled',
    'state',
    'updatedAt',
  ],
  filters: ['name', 'type', 'enabled', 'parent', 'applies', 'areas', 'showInFilter', 'code'],
  sort: 'order',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  export: 'tag',
})
