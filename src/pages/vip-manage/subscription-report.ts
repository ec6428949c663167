import subscription from '../../entities/vip-manage/subscription'
import { definePage } from '../../schema/page'

export default definePage(subscription, {
  kind: 'report',
  menu: 140,
  icon: 'chart-column',
  columns: [
    'subscriptionNo',
    'user',
    'vipProduct',
    'market',
    'payChannel',
    'storeToken',
    'price',
    'currency',
    'discountCase',
    'periodNo',
    'startedAt',
    'periodStart',
    'state',
    'createdAt',
  ],
  figures: ['paidTotal', 'price', 'retries'],
  over: 'startedAt',
  filters: ['vipProduct', 'market', 'payChannel', 'startedAt', 'discountCase'],
  sort: '-createdAt',
  export: 'subscription-report',
})
