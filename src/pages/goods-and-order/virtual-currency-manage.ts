import market from '../../entities/vip-manage/market'
import { definePage } from '../../schema/page'

export default definePage(market, {
  kind: 'list',
  menu: 10,
  icon: 'store',
  columns: [
    'name',
    'store',
    'areas',
    'clients',
    'currency',
    'priceFactor',
    'coinPacksOnSale',
    'priceIssues',
    'storeFee',
    'taxPercent',
    'revenue30d',
    'lastSyncAt',
    'enabled',
  ],
  filters: ['store', 'areas', 'currency', 'clients', 'enabled', 'name'],
  sort: 'store',
  verbs: ['create', 'edit', 'enable'],
  export: 'coin-market',
})
