import livePosition from '../../entities/live-config/live-position'
import { definePage } from '../../schema/page'

export default definePage(livePosition, {
  kind: 'layout',
  menu: 130,
  icon: 'sliders-horizontal',
  columns: [
    'slot',
    'liveType',
    'category',
    'position',
    'fill',
    'room.roomNo',
    'room.title',
    'areas',
    'startsAt',
    'endsAt',
    'liveNow',
    'state',
    'exposures',
    'ctr',
    'coins',
    'createdBy',
  ],
  filters: ['areas', 'slot', 'liveType', 'category', 'state', 'room', 'guild', 'startsAt'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    place: ['liveType', 'slot', 'category', 'position'],
    filling: ['fill', 'room', 'guild', 'backups'],
    target: ['areas', 'clients', 'audience'],
    time: ['startsAt', 'endsAt', 'dailyHours', 'reason', 'enabled'],
  },
  export: 'live-position',
})
