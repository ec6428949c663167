import payChannel from '../../entities/goods-and-order/pay-channel'
import { definePage } from '../../schema/page'

export default definePage(payChannel, {
  kind: 'list',
  menu: 20,
  icon: 'wallet',
  columns: [
    'name',
    'provider',
    'environment',
    'countries',
    'currencies',
    'recurring',
    'refundApi',
    'feePercent',
    'feeFixed',
    'settleDays',
    'success1h',
    'success24h',
    'pending',
    'lastCallbackAt',
    'state',
  ],
  filters: ['state', 'provider', 'countries', 'environment', 'recurring'],
  sort: 'name',
  verbs: ['create', 'edit', 'copy'],
  fieldsets: {
    channel: ['name', 'provider', 'environment', 'countries', 'currencies'],
    credentials: ['merchantNo', 'credentials', 'credentialsAt', 'formerUntil', 'notifyUrl'],
    abilities: ['recurring', 'refundApi'],
    cost: ['feePercent', 'feeFixed', 'feeCurrency', 'settleDays', 'dailyLimit'],
  },
  export: 'pay-channel',
})
