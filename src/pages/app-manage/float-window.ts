import floatWindow from '../../entities/app-manage/float-window'
import { definePage } from '../../schema/page'

export default definePage(floatWindow, {
  kind: 'list',
  menu: 190,
  icon: 'picture-in-picture-2',
  columns: [
    'image',
    'name',
    'pages',
    'corner',
    'jump',
    'areas',
    'clients',
    'audience',
    'priority',
    'startsAt',
    'endsAt',
    'impressions',
    'clickRate',
    'closeRate',
    'state',
    'enabled',
  ],
  filters: ['name', 'state', 'pages', 'areas', 'clients', 'audience', 'startsAt', 'enabled'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    look: ['name', 'image', 'animation', 'imageByLanguage', 'corner'],
    place: ['pages', 'navigations', 'jump'],
    behaviour: ['closable', 'closeQuietHours', 'priority'],
    targeting: ['areas', 'clients', 'minVersion', 'maxVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'app-float-window',
})
