import roomCategory from '../../entities/live-manage/room-category'
import { definePage } from '../../schema/page'

export default definePage(roomCategory, {
  kind: 'list',
  menu: 170,
  icon: 'radio',
  columns: [
    'order',
    'icon',
    'name',
    'code',
    'liveKind',
    'areas',
    'clients',
    'minVersion',
    'showInHome',
    'minRooms',
    'roomsLive',
    'enabled',
  ],
  filters: ['liveKind', 'areas', 'clients', 'enabled', 'showInHome'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    category: ['name', 'code', 'liveKind', 'icon', 'iconActive'],
    target: ['areas', 'clients', 'minVersion'],
    display: ['showInHome', 'minRooms', 'order', 'enabled'],
  },
  export: 'live-room-category',
})
