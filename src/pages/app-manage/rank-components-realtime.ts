import rankComponentStat from '../../entities/app-manage/rank-component-stat'
import { definePage } from '../../schema/page'

export default definePage(rankComponentStat, {
  kind: 'report',
  menu: 290,
  icon: 'activity',
  columns: [
    'minute',
    'component',
    'area',
    'client',
    'variant',
    'impressions',
    'viewers',
    'clicks',
    'clickRate',
    'plays',
    'playRate',
    'watchSeconds',
    'payments',
  ],
  filters: ['component', 'area', 'client', 'variant', 'minute'],
  sort: '-minute',
  export: 'app-rank-component-stat',
})
