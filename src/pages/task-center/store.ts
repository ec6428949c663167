import integralGoods from '../../entities/task-center/integral-goods'
import { definePage } from '../../schema/page'

export default definePage(integralGoods, {
  kind: 'list',
  menu: 30,
  icon: 'shopping-bag',
  columns: [
    'position',
    'images',
    'code',
    'name',
    'kind',
    'category',
    'price',
    'cashPart',
    'unitCost',
    'areas',
    'stockTotal',
    'stockLeft',
    'sold30d',
    'cost30d',
    'endsAt',
    'state',
  ],
  filters: ['state', 'areas', 'kind', 'category', 'name', 'startsAt', 'vipOnly'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  fieldsets: {
    basics: ['code', 'name', 'kind', 'category', 'images', 'detail', 'badge', 'reward'],
    price: ['price', 'cashPart', 'currency', 'unitCost'],
    stock: ['stockTotal', 'stockDay', 'releaseTime', 'perUserLimit', 'limitCycle'],
    audience: ['areas', 'clients', 'minLevel', 'vipOnly', 'startsAt', 'endsAt'],
  },
  export: 'integral-goods',
})
