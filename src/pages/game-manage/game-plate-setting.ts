import plate from '../../entities/app-manage/plate'
import { definePage } from '../../schema/page'

export default definePage(plate, {
  kind: 'list',
  menu: 50,
  icon: 'gallery-horizontal',
  columns: [
    'name',
    'title',
    'mode',
    'areas',
    'maxItems',
    'itemCount',
    'unavailable',
    'usedBy',
    'refreshMinutes',
    'refreshedAt',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['mode', 'areas', 'enabled', 'name', 'unavailable'],
  fixed: { contentType: 'game' },
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  export: 'game-plate',
})
