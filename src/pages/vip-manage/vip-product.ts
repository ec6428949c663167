import vipProduct from '../../entities/vip-manage/vip-product'
import { definePage } from '../../schema/page'

export default definePage(vipProduct, {
  kind: 'list',
  menu: 20,
  icon: 'crown',
  columns: [
    'code',
    'name',
    'tier.name',
    'kind',
    'unit',
    'length',
    'giftDays',
    'trialDays',
    'basePrice',
    'monthlyPrice',
    'markets',
    'members',
    'sold30d',
    'renewRate30d',
    'state',
    'updatedAt',
  ],
  filters: ['name', 'tier', 'kind', 'unit', 'state', 'code'],
  sort: 'tier',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    plan: ['name', 'code', 'product', 'tier', 'kind', 'unit', 'length', 'seats'],
    extras: ['giftDays', 'giftCoins', 'trialDays', 'graceDays'],
    price: ['basePrice', 'currency', 'monthlyPrice'],
    internal: ['remark'],
  },
  export: 'vip-product',
})
