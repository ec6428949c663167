import product from '../../../entities/vip-manage/product'
import { definePage } from '../../../schema/page'

export default definePage(product, {
  kind: 'list',
  subpage: 4,
  icon: 'shopping-bag',
  columns: [
    'sku',
    'kind',
    'name',
    'basePrice',
    'currency',
    'prices',
    'content',
    'rentHours',
    'taxCategory',
    'vipDiscount',
    'refundDays',
    'sold30d',
    'uses',
    'state',
  ],
  filters: ['kind', 'state', 'name', 'sku', 'content'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  calls: { page: 'GET /commodity/backend/product/settingByPage' },
  export: 'product',
})
