import homeLargeWindow from '../../entities/app-manage/home-large-window'
import { definePage } from '../../schema/page'

export default definePage(homeLargeWindow, {
  kind: 'layout',
  menu: 230,
  icon: 'gallery-horizontal',
  columns: [
    'position',
    'image',
    'name',
    'title',
    'target',
    'areas',
    'clients',
    'audience',
    'startsAt',
    'endsAt',
    'impressions',
    'clickRate',
    'playRate',
    'state',
    'enabled',
  ],
  filters: ['state', 'areas', 'clients', 'audience', 'name', 'startsAt', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    target: ['name', 'target', 'buttonText', 'secondary'],
    text: ['title', 'subtitle'],
    art: ['image', 'imageLandscape', 'logo', 'trailer', 'gradient'],
    targeting: ['areas', 'clients', 'minVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'app-home-large-window',
})
