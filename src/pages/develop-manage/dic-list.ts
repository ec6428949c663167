import constant from '../../entities/develop-manage/constant'
import { definePage } from '../../schema/page'

export default definePage(constant, {
  kind: 'list',
  menu: 10,
  icon: 'book',
  columns: [
    'key',
    'title',
    'module',
    'kind',
    'itemCount',
    'disabledItems',
    'fixedItems',
    'usedBy',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  moreColumns: ['valueType', 'tree', 'missing'],
  filters: ['key', 'title', 'module', 'kind', 'missing', 'enabled'],
  sort: 'key',
  verbs: ['create', 'edit', 'delete', 'enable', 'import'],
  fieldsets: {
    dictionary: ['key', 'title', 'module', 'kind', 'valueType', 'tree'],
    about: ['description', 'enabled', 'usedBy'],
  },
  calls: {
    detail: 'GET /cms/backend/constant/findById',
    save: 'POST /cms/backend/constant/save',
    delete: 'GET /cms/backend/constant/delete',
  },
  export: 'dictionaries',
})
