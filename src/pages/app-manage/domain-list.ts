import domain from '../../entities/app-manage/domain'
import { definePage } from '../../schema/page'

export default definePage(domain, {
  kind: 'list',
  menu: 100,
  icon: 'globe',
  columns: [
    'host',
    'purpose',
    'areas',
    'clients',
    'priority',
    'weight',
    'health',
    'latencyMs',
    'blockedIn',
    'certificateUntil',
    'registeredUntil',
    'backup',
    'checkedAt',
    'enabled',
  ],
  filters: ['purpose', 'health', 'areas', 'host', 'clients', 'blockedIn', 'certificateUntil', 'enabled'],
  sort: 'priority',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'import'],
  fieldsets: {
    domain: ['host', 'purpose', 'areas', 'clients'],
    order: ['priority', 'weight', 'backup'],
    registration: ['registrar', 'registeredUntil'],
  },
  export: 'app-domain',
})
