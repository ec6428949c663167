import navigation from '../../entities/app-manage/navigation'
import { definePage } from '../../schema/page'

export default definePage(navigation, {
  kind: 'list',
  menu: 360,
  icon: 'tv',
  columns: [
    'position',
    'icon',
    'name',
    'code',
    'kind',
    'areas',
    'clients',
    'minVersion',
    'maxVersion',
    'isDefault',
    'componentCount',
    'liveRelease.number',
    'hasDraft',
    'views7d',
    'enabled',
  ],
  filters: ['areas', 'clients', 'name', 'kind', 'hasDraft', 'enabled'],
  sort: 'position',
  fixed: { platform: 'tv' },
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    tab: ['name', 'code', 'kind', 'category', 'isDefault'],
    look: ['icon', 'selectedIcon', 'background', 'textColor'],
    targeting: ['areas', 'clients', 'minVersion', 'maxVersion'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'app-navigation-tv',
})
