import vipGoods from '../../../entities/vip-manage/vip-goods'
import { definePage } from '../../../schema/page'

export default definePage(vipGoods, {
  kind: 'layout',
  icon: 'crown',
  columns: [
    'position',
    'vipProduct.name',
    'vipProduct.tier',
    'vipProduct.kind',
    'price',
    'strikePrice',
    'currency',
    'storePrice',
    'usd',
    'netUsd',
    'badge',
    'highlight',
    'audience',
    'check',
    'state',
    'sold30d',
    'revenue30d',
  ],
  filters: ['state', 'audience', 'check', 'vipProduct'],
  sort: 'position',
  within: 'market',
  verbs: ['create', 'edit', 'delete', 'sort'],
  fieldsets: {
    goods: ['vipProduct', 'storeProductId', 'storeBasePlan'],
    price: ['price', 'strikePrice'],
    shown: ['badge', 'highlight', 'audience', 'startsAt', 'endsAt'],
  },
  export: 'vip-goods',
})
