import liveBanner from '../../entities/live-config/live-banner'
import { definePage } from '../../schema/page'

export default definePage(liveBanner, {
  kind: 'layout',
  menu: 170,
  icon: 'sliders-horizontal',
  columns: [
    'order',
    'images',
    'name',
    'place',
    'category',
    'link',
    'audience',
    'areas',
    'clients',
    'startsAt',
    'endsAt',
    'state',
    'exposures7d',
    'clicks7d',
    'ctr7d',
    'enabled',
  ],
  filters: ['areas', 'place', 'state', 'audience', 'clients', 'category', 'startsAt'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    content: ['name', 'title', 'images', 'link'],
    place: ['place', 'category', 'order'],
    target: ['audience', 'userGroup', 'areas', 'clients', 'channels', 'minVersion'],
    schedule: ['startsAt', 'endsAt', 'enabled'],
  },
  export: 'live-banner',
})
