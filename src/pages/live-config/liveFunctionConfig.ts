import liveFunction from '../../entities/live-config/live-function'
import { definePage } from '../../schema/page'

export default definePage(liveFunction, {
  kind: 'list',
  menu: 100,
  icon: 'sliders-horizontal',
  columns: [
    'order',
    'icon',
    'code',
    'name',
    'panel',
    'group',
    'roles',
    'liveKinds',
    'minAnchorLevel',
    'minUserLevel',
    'onGrantOnly',
    'areas',
    'clients',
    'minVersion',
    'uses7d',
    'enabled',
  ],
  filters: ['panel', 'group', 'code', 'areas', 'clients', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    function: ['code', 'name', 'icon', 'iconDark', 'link', 'badge', 'badgeUntil'],
    place: ['panel', 'group', 'order'],
    who: ['roles', 'liveKinds', 'minAnchorLevel', 'minUserLevel', 'onGrantOnly'],
    target: ['areas', 'clients', 'minVersion', 'enabled'],
  },
  export: 'live-function',
})
