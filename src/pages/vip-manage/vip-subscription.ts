import subscription from '../../entities/vip-manage/subscription'
import { definePage } from '../../schema/page'

export default definePage(subscription, {
  kind: 'list',
  menu: 130,
  icon: 'crown',
  lead: 'user.nickname',
  columns: [
    'subscriptionNo',
    'user.displayId',
    'user.nickname',
    'vipProduct.name',
    'market.name',
    'payChannel.name',
    'price',
    'currency',
    'periodNo',
    'state',
    'startedAt',
    'nextChargeAt',
    'retries',
    'lastError',
    'cancelReason',
    'syncState',
  ],
  filters: ['user', 'state', 'vipProduct', 'nextChargeAt', 'payChannel', 'cancelReason', 'syncState', 'subscriptionNo'],
  sort: 'nextChargeAt',
  export: 'vip-subscription',
})
