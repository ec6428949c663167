import cdnNode from '../../entities/app-manage/cdn-node'
import { definePage } from '../../schema/page'

export default definePage(cdnNode, {
  kind: 'list',
  menu: 200,
  icon: 'network',
  columns: [
    'name',
    'vendor',
    'use',
    'domain.host',
    'health',
    'loadGbps',
    'capacityGbps',
    'startupMs',
    'stallRate',
    'errorRate',
    'usedTb',
    'commitTb',
    'unitPrice',
    'currency',
    'state',
    'enabled',
  ],
  filters: ['use', 'vendor', 'health', 'name', 'state', 'enabled'],
  sort: 'use',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    node: ['name', 'vendor', 'use', 'domain', 'originHost'],
    signing: ['signKind', 'signKey', 'signSeconds'],
    contract: ['unitPrice', 'currency', 'commitTb', 'capacityGbps'],
  },
  rights: ['secret'],
  export: 'app-cdn-quality',
})
