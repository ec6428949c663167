import constantItem from '../../../../entities/develop-manage/constant-item'
import { definePage } from '../../../../schema/page'

export default definePage(constantItem, {
  kind: 'layout',
  icon: 'code',
  columns: [
    'value',
    'caption',
    'parent',
    'color',
    'icon',
    'default',
    'uses',
    'fixedWhy',
    'replacedBy',
    'enabled',
    'updatedAt',
  ],
  filters: ['value', 'caption', 'enabled'],
  sort: 'order',
  within: 'constant',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
