import liveDress from '../../entities/live-config/live-dress'
import { definePage } from '../../schema/page'

export default definePage(liveDress, {
  kind: 'list',
  menu: 30,
  icon: 'sliders-horizontal',
  columns: [
    'order',
    'poster',
    'name',
    'place',
    'dress',
    'grantRule',
    'minUserLevel',
    'vipOnly',
    'priority',
    'areas',
    'startsAt',
    'endsAt',
    'wearers',
    'enabled',
  ],
  filters: ['place', 'areas', 'grantRule', 'vipOnly', 'clients', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    look: ['dress', 'place', 'name', 'animation', 'poster', 'sound', 'playSeconds', 'priority'],
    who: ['grantRule', 'minUserLevel', 'vipOnly', 'liveKinds'],
    target: ['areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt', 'order', 'enabled'],
  },
  export: 'live-dress',
})
