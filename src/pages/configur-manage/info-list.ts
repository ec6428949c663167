import officialInfo from '../../entities/configur-manage/official-info'
import { definePage } from '../../schema/page'

export default definePage(officialInfo, {
  kind: 'list',
  menu: 10,
  icon: 'settings-2',
  columns: [
    'order',
    'key',
    'kind',
    'title',
    'value',
    'placements',
    'areas',
    'clients',
    'state',
    'health',
    'clicks',
    'startsAt',
    'endsAt',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['key', 'kind', 'areas', 'state', 'clients', 'placements', 'health'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  fieldsets: {
    what: ['key', 'kind', 'title', 'value', 'text', 'icon'],
    where: ['placements', 'areas', 'clients'],
    when: ['startsAt', 'endsAt'],
  },
  export: 'official-info',
})
