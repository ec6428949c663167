import navigation from '../../entities/app-manage/navigation'
import { definePage } from '../../schema/page'

export default definePage(navigation, {
  kind: 'list',
  menu: 390,
  icon: 'monitor',
  columns: [
    'position',
    'icon',
    'name',
    'code',
    'kind',
    'areas',
    'clients',
    'isDefault',
    'componentCount',
    'liveRelease.number',
    'hasDraft',
    'views7d',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['areas', 'clients', 'name', 'kind', 'hasDraft', 'enabled'],
  sort: 'position',
  fixed: { platform: 'pc' },
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    tab: ['name', 'code', 'kind', 'url', 'category', 'isDefault'],
    look: ['icon', 'background', 'textColor'],
    targeting: ['areas', 'clients', 'userGroups'],
    searchEngines: ['seo'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'app-navigation-pc',
})
