import popup from '../../entities/app-manage/popup'
import { definePage } from '../../schema/page'

export default definePage(popup, {
  kind: 'list',
  icon: 'app-window',
  columns: [
    'image',
    'name',
    'kind',
    'pages',
    'areas',
    'clients',
    'audience',
    'frequency',
    'priority',
    'startsAt',
    'endsAt',
    'impressions',
    'clickRate',
    'closeRate',
    'state',
    'enabled',
  ],
  filters: ['state', 'name', 'kind', 'pages', 'areas', 'clients', 'audience', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    popup: ['name', 'kind', 'title', 'text'],
    art: ['image', 'imageByLanguage', 'buttons'],
    when: ['pages', 'trigger', 'delaySeconds', 'frequency', 'everyN', 'maxShows', 'priority'],
    targeting: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'app-popup',
})
