import cdnRoute from '../../../entities/app-manage/cdn-route'
import { definePage } from '../../../schema/page'

export default definePage(cdnRoute, {
  kind: 'list',
  subpage: 1,
  icon: 'route',
  columns: [
    'use',
    'areas',
    'countries',
    'carriers',
    'clients',
    'userTier',
    'shares',
    'fallback',
    'autoSwitch',
    'stallLimit',
    'errorLimit',
    'switchedAt',
    'switchReason',
    'enabled',
  ],
  filters: ['use', 'areas', 'countries', 'userTier', 'autoSwitch', 'enabled'],
  sort: 'use',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
})
