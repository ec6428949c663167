import vipRecord from '../../entities/vip-manage/vip-record'
import { definePage } from '../../schema/page'

export default definePage(vipRecord, {
  kind: 'list',
  menu: 10,
  icon: 'crown',
  lead: 'user.nickname',
  columns: [
    'recordNo',
    'user.displayId',
    'user.nickname',
    'tier.name',
    'kind',
    'days',
    'beforeExpiresAt',
    'afterExpiresAt',
    'order.orderNo',
    'vipProduct.name',
    'country',
    'client',
    'operator',
    'reason',
    'createdAt',
  ],
  filters: ['user', 'kind', 'tier', 'createdAt', 'country', 'order', 'operator', 'vipProduct'],
  moreFilters: ['issue'],
  sort: '-createdAt',
  export: 'vip-record',
})
