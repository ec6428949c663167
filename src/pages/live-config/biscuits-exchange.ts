import biscuitExchange from '../../entities/live-config/biscuit-exchange'
import { definePage } from '../../schema/page'

export default definePage(biscuitExchange, {
  kind: 'list',
  menu: 120,
  icon: 'sliders-horizontal',
  columns: [
    'order',
    'name',
    'biscuits',
    'getKind',
    'getAmount',
    'bonus',
    'unitRate',
    'payee',
    'perDay',
    'dailyPool',
    'areas',
    'startsAt',
    'endsAt',
    'state',
    'used7d',
    'enabled',
  ],
  filters: ['areas', 'getKind', 'payee', 'state', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    tier: ['name', 'biscuits', 'getKind', 'getAmount', 'bonus', 'gift'],
    limits: ['payee', 'perDay', 'perMonthBiscuits', 'dailyPool'],
    target: ['areas', 'clients'],
    schedule: ['startsAt', 'endsAt', 'order', 'enabled'],
  },
  export: 'live-biscuit-exchange',
})
