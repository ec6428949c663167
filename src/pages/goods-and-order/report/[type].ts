import commerceStat from '../../../entities/goods-and-order/commerce-stat'
import { definePage } from '../../../schema/page'

export default definePage(commerceStat, {
  kind: 'report',
  icon: 'chart-column',
  columns: [
    'day',
    'area',
    'country',
    'market.name',
    'payChannel.name',
    'gift.name',
    'pool.name',
    'agent.name',
    'users',
    'count',
    'successRate',
    'amountUsd',
    'refundedUsd',
    'coinsIn',
    'coinsOut',
    'returnRate',
    'balanceEnd',
    'final',
  ],
  figures: ['users', 'count', 'successRate', 'amountUsd', 'refundedUsd', 'coinsIn', 'coinsOut', 'returnRate'],
  over: 'day',
  filters: ['day', 'area', 'country', 'market', 'payChannel', 'gift', 'pool', 'agent'],
  sort: '-day',
  within: 'type',
  export: 'commerce-report',
})
