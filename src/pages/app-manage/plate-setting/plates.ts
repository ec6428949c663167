import plate from '../../../entities/app-manage/plate'
import { definePage } from '../../../schema/page'

export default definePage(plate, {
  kind: 'list',
  subpage: 1,
  icon: 'layout-grid',
  columns: [
    'name',
    'title',
    'contentType',
    'mode',
    'areas',
    'maxItems',
    'itemCount',
    'unavailable',
    'usedBy',
    'refreshMinutes',
    'refreshedAt',
    'enabled',
    'updatedAt',
  ],
  filters: ['name', 'contentType', 'mode', 'areas', 'unavailable', 'enabled'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
})
