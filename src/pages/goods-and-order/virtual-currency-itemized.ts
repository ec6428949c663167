import currencyEntry from '../../entities/goods-and-order/currency-entry'
import { definePage } from '../../schema/page'

export default definePage(currencyEntry, {
  kind: 'list',
  menu: 50,
  icon: 'notebook-tabs',
  lead: 'user.nickname',
  columns: [
    'entryNo',
    'user.displayId',
    'user.nickname',
    'virtualCurrency.code',
    'direction',
    'scene',
    'amount',
    'bonusPart',
    'balanceAfter',
    'counterpart.displayId',
    'sourceNo',
    'country',
    'client',
    'operator',
    'remark',
    'createdAt',
  ],
  filters: ['user', 'virtualCurrency', 'scene', 'createdAt', 'amount', 'sourceNo', 'country', 'operator'],
  sort: '-createdAt',
  export: 'currency-ledger',
})
