import detailBanner from '../../entities/app-manage/detail-banner'
import { definePage } from '../../schema/page'

export default definePage(detailBanner, {
  kind: 'list',
  menu: 410,
  icon: 'image',
  columns: [
    'image',
    'name',
    'slot',
    'scope',
    'tags',
    'jump',
    'areas',
    'clients',
    'audience',
    'priority',
    'startsAt',
    'endsAt',
    'impressions',
    'clickRate',
    'state',
    'enabled',
  ],
  filters: ['state', 'name', 'slot', 'scope', 'areas', 'clients', 'tags', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    banner: ['name', 'slot', 'image', 'imageByLanguage', 'jump', 'closable'],
    scope: ['scope', 'contentTypes', 'tags', 'titles'],
    targeting: ['areas', 'clients', 'minVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt', 'priority'],
  },
  export: 'app-detail-banner',
})
