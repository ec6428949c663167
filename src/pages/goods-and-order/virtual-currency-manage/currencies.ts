import virtualCurrency from '../../../entities/goods-and-order/virtual-currency'
import { definePage } from '../../../schema/page'

export default definePage(virtualCurrency, {
  kind: 'list',
  subpage: 2,
  icon: 'coins',
  columns: [
    'code',
    'name',
    'icon',
    'kind',
    'usdPer1000',
    'expiresDays',
    'spendOrder',
    'singleGrantCap',
    'dailyGrantCap',
    'transferable',
    'cashable',
    'inCirculation',
    'issued30d',
    'spent30d',
  ],
  filters: ['kind', 'cashable'],
  sort: 'spendOrder',
  verbs: ['edit'],
})
