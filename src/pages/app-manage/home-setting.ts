import navigation from '../../entities/app-manage/navigation'
import { definePage } from '../../schema/page'

export default definePage(navigation, {
  kind: 'list',
  menu: 130,
  icon: 'house',
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
    'userGroups',
    'isDefault',
    'componentCount',
    'liveRelease.number',
    'hasDraft',
    'views7d',
    'enabled',
  ],
  filters: ['areas', 'clients', 'name', 'kind', 'userGroups', 'hasDraft', 'enabled'],
  sort: 'position',
  fixed: { platform: 'app' },
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    tab: ['name', 'code', 'kind', 'url', 'category', 'isDefault'],
    look: ['icon', 'selectedIcon', 'background', 'textColor'],
    targeting: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'app-navigation',
})
