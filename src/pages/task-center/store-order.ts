import integralOrder from '../../entities/task-center/integral-order'
import { definePage } from '../../schema/page'

export default definePage(integralOrder, {
  kind: 'list',
  menu: 40,
  icon: 'receipt-text',
  lead: ['user.nickname', 'orderNo'],
  columns: [
    'orderNo',
    'user.displayId',
    'user.nickname',
    'goods.name',
    'count',
    'points',
    'cashPaid',
    'cost',
    'country',
    'riskScore',
    'state',
    'tracking',
    'shipBy',
    'failReason',
    'createdAt',
  ],
  filters: ['state', 'goods', 'user', 'country', 'createdAt', 'orderNo', 'riskScore'],
  sort: '-createdAt',
  export: 'integral-order',
})
