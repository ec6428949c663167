import screenDimension from '../../entities/app-manage/screen-dimension'
import { definePage } from '../../schema/page'

export default definePage(screenDimension, {
  kind: 'list',
  icon: 'list-filter',
  columns: [
    'position',
    'name',
    'category',
    'kind',
    'multiple',
    'showAll',
    'optionCount',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['category', 'kind', 'name', 'enabled'],
  sort: 'position',
  within: 'category',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
