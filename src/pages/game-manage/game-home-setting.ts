import navigation from '../../entities/app-manage/navigation'
import { definePage } from '../../schema/page'

export default definePage(navigation, {
  kind: 'layout',
  menu: 20,
  icon: 'settings-2',
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
  filters: ['areas', 'clients', 'name', 'kind', 'hasDraft', 'enabled'],
  fixed: { platform: 'game' },
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    tab: ['name', 'code', 'kind', 'url', 'category', 'isDefault'],
    look: ['icon', 'selectedIcon', 'background', 'textColor'],
    targeting: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'game-navigation',
})
