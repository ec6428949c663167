import screenCategory from '../../entities/app-manage/screen-category'
import { definePage } from '../../schema/page'

export default definePage(screenCategory, {
  kind: 'list',
  menu: 20,
  icon: 'list-filter',
  columns: [
    'position',
    'icon',
    'name',
    'contentTypes',
    'areas',
    'clients',
    'defaultSort',
    'dimensionCount',
    'titleCount',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['name', 'areas', 'clients', 'contentTypes', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
