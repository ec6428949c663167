import market from '../../entities/vip-manage/market'
import { definePage } from '../../schema/page'

export default definePage(market, {
  kind: 'list',
  menu: 110,
  icon: 'crown',
  columns: [
    'name',
    'code',
    'store',
    'clients',
    'areas',
    'currency',
    'priceFactor',
    'rounding',
    'storeFee',
    'taxPercent',
    'vipGoodsOnSale',
    'priceIssues',
    'revenue30d',
    'lastSyncAt',
    'enabled',
  ],
  filters: ['store', 'areas', 'currency', 'clients', 'enabled', 'priceIssues', 'name'],
  sort: 'store',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    market: ['name', 'code', 'store', 'clients', 'areas'],
    price: ['currency', 'priceFactor', 'rounding'],
    cost: ['storeFee', 'taxPercent', 'taxIncluded'],
  },
  export: 'market',
})
