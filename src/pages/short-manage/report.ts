import shortMoneyDay from '../../entities/short-manage/short-money-day'
import { definePage } from '../../schema/page'

export default definePage(shortMoneyDay, {
  kind: 'report',
  menu: 110,
  icon: 'chart-column',
  columns: [
    'day',
    'short.title',
    'area',
    'client',
    'channel.name',
    'plan.name',
    'viewers',
    'paywallUsers',
    'payers',
    'payRate',
    'unlocks',
    'coinIncome',
    'adIncome',
    'vipIncome',
    'refunds',
    'adSpend',
    'partnerShare',
    'margin',
    'arppu',
    'finishRate',
  ],
  filters: ['day', 'short', 'area', 'client', 'channel', 'plan'],
  sort: '-day',
  export: 'short-money-day',
})
