import screenOption from '../../entities/app-manage/screen-option'
import { definePage } from '../../schema/page'

export default definePage(screenOption, {
  kind: 'list',
  icon: 'list-filter',
  columns: [
    'position',
    'name',
    'dimension',
    'tags',
    'countries',
    'yearFrom',
    'yearTo',
    'value',
    'areas',
    'badge',
    'titleCount',
    'clicks7d',
    'enabled',
  ],
  filters: ['dimension', 'name', 'areas', 'tags', 'badge', 'titleCount', 'enabled'],
  sort: 'position',
  within: 'dimension',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  fieldsets: {
    option: ['dimension', 'name', 'badge', 'areas'],
    match: ['tags', 'countries', 'yearFrom', 'yearTo', 'value'],
  },
  export: 'app-screen-option',
})
