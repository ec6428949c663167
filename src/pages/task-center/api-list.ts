import integralApi from '../../entities/task-center/integral-api'
import { definePage } from '../../schema/page'

export default definePage(integralApi, {
  kind: 'list',
  menu: 80,
  icon: 'plug',
  columns: [
    'partner',
    'code',
    'kind',
    'direction',
    'areas',
    'state',
    'signature',
    'perDay',
    'calls24h',
    'errorRate24h',
    'duplicate24h',
    'points24h',
    'income30d',
    'reversal30d',
    'secretUntil',
    'lastCallAt',
  ],
  filters: ['state', 'kind', 'areas', 'partner', 'direction'],
  sort: '-points24h',
  verbs: ['create', 'edit'],
  export: 'integral-api',
})
