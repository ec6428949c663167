import prop from '../../../entities/goods-and-order/prop'
import { definePage } from '../../../schema/page'

export default definePage(prop, {
  kind: 'list',
  subpage: 3,
  icon: 'package',
  columns: [
    'position',
    'icon',
    'name',
    'kind',
    'effect',
    'coins',
    'validDays',
    'perUserPerDay',
    'areas',
    'held',
    'used30d',
    'enabled',
  ],
  filters: ['kind', 'areas', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  export: 'prop',
})
