import vipCode from '../../../entities/vip-manage/vip-code'
import { definePage } from '../../../schema/page'

export default definePage(vipCode, {
  kind: 'list',
  icon: 'crown',
  columns: [
    'serial',
    'code',
    'state',
    'user.displayId',
    'user.nickname',
    'redeemedAt',
    'country',
    'client',
    'record.recordNo',
    'voidReason',
  ],
  filters: ['state', 'serial', 'user', 'redeemedAt', 'country', 'code'],
  sort: 'serial',
  within: 'batch',
  export: 'vip-code',
})
