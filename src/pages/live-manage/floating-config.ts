import liveFloating from '../../entities/live-manage/live-floating'
import { definePage } from '../../schema/page'

export default definePage(liveFloating, {
  kind: 'list',
  menu: 110,
  icon: 'sliders-horizontal',
  columns: [
    'order',
    'image',
    'name',
    'place',
    'link',
    'areas',
    'audience',
    'startsAt',
    'endsAt',
    'state',
    'exposures7d',
    'clicks7d',
    'enabled',
  ],
  filters: ['areas', 'place', 'state', 'audience', 'clients', 'startsAt'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    content: ['name', 'title', 'image', 'place', 'link', 'openAs', 'closable', 'badge'],
    target: ['liveKinds', 'categories', 'audience', 'userGroup', 'areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt', 'order', 'enabled'],
  },
  export: 'live-floating',
})
