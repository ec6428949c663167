import wallet from '../../../entities/goods-and-order/wallet'
import { definePage } from '../../../schema/page'

export default definePage(wallet, {
  kind: 'list',
  subpage: 2,
  icon: 'wallet',
  columns: [
    'user.displayId',
    'user.nickname',
    'virtualCurrency.code',
    'balance',
    'bonus',
    'frozen',
    'debt',
    'totalIn',
    'totalOut',
    'state',
    'holdReason',
    'lastEntryAt',
  ],
  filters: ['user', 'virtualCurrency', 'state', 'balance', 'debt'],
  sort: '-balance',
})
