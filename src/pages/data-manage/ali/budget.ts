import cloudBudget from '../../../entities/data-manage/cloud-budget'
import { definePage } from '../../../schema/page'

export default definePage(cloudBudget, {
  kind: 'list',
  icon: 'chart-line',
  columns: [
    'name',
    'month',
    'product',
    'market',
    'limit',
    'spent',
    'forecast',
    'warnAt',
    'spikeAt',
    'state',
    'watchers',
    'enabled',
    'updatedBy',
  ],
  filters: ['month', 'product', 'market', 'state', 'enabled'],
  sort: '-month',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    scope: ['name', 'month', 'product', 'market'],
    limit: ['limit', 'currency', 'warnAt', 'spikeAt'],
    alerts: ['watchers', 'enabled'],
  },
  export: 'cloud-budgets',
})
