import coinPack from '../../../entities/goods-and-order/coin-pack'
import { definePage } from '../../../schema/page'

export default definePage(coinPack, {
  kind: 'layout',
  icon: 'coins',
  columns: [
    'position',
    'product.sku',
    'coins',
    'bonusCoins',
    'price',
    'currency',
    'coinsPerUsd',
    'netUsd',
    'storeProductId',
    'scene',
    'audience',
    'badge',
    'highlight',
    'check',
    'state',
    'sold30d',
    'revenue30d',
  ],
  filters: ['state', 'scene', 'audience', 'check'],
  sort: 'position',
  within: 'market',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  fieldsets: {
    pack: ['product', 'coins', 'bonusCoins', 'price', 'storeProductId'],
    shown: ['scene', 'audience', 'userGroups', 'badge', 'highlight'],
    limits: ['perUserPerDay', 'startsAt', 'endsAt'],
  },
  export: 'coin-pack',
})
