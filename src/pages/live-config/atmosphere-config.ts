import liveAtmosphere from '../../entities/live-config/live-atmosphere'
import { definePage } from '../../schema/page'

export default definePage(liveAtmosphere, {
  kind: 'list',
  menu: 80,
  icon: 'sliders-horizontal',
  columns: [
    'order',
    'image',
    'name',
    'kind',
    'trigger',
    'threshold',
    'liveKinds',
    'minAnchorLevel',
    'areas',
    'startsAt',
    'endsAt',
    'state',
    'usingRooms',
    'enabled',
  ],
  filters: ['kind', 'trigger', 'areas', 'state', 'clients', 'startsAt'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    content: ['name', 'kind', 'title', 'animation', 'image', 'texts'],
    trigger: ['trigger', 'threshold', 'perRoomPerHour', 'seconds'],
    target: ['liveKinds', 'categories', 'minAnchorLevel', 'areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt', 'order', 'enabled'],
  },
  export: 'live-atmosphere',
})
