import cloudUsageDay from '../../entities/data-manage/cloud-usage-day'
import { definePage } from '../../schema/page'

export default definePage(cloudUsageDay, {
  kind: 'report',
  menu: 10,
  icon: 'chart-line',
  columns: [
    'date',
    'product',
    'region',
    'market',
    'country',
    'domain',
    'quantity',
    'unit',
    'peakBandwidth',
    'requests',
    'hitRate',
    'errorRate',
    'startupMs',
    'stallRate',
    'estimatedCost',
    'billedCost',
  ],
  filters: ['date', 'product', 'market', 'country', 'domain', 'region', 'complete'],
  sort: '-date',
  export: 'ali-usage',
})
