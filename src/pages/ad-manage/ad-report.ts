import adDailyStat from '../../entities/ad-manage/ad-daily-stat'
import { definePage } from '../../schema/page'

export default definePage(adDailyStat, {
  kind: 'report',
  menu: 50,
  icon: 'chart-column',
  columns: [
    'day',
    'slot',
    'source',
    'ad',
    'advertiser',
    'area',
    'client',
    'requests',
    'fillRate',
    'impressions',
    'clickRate',
    'revenue',
    'currency',
    'ecpm',
    'discrepancy',
    'estimated',
  ],
  filters: ['day', 'area', 'slot', 'source', 'advertiser', 'client', 'country', 'ad'],
  sort: '-day',
  export: 'ad-daily',
})
