import liveWindow from '../../entities/live-config/live-window'
import { definePage } from '../../schema/page'

export default definePage(liveWindow, {
  kind: 'list',
  menu: 110,
  icon: 'radio',
  columns: [
    'name',
    'kind',
    'openBy',
    'delaySeconds',
    'size',
    'perUserPerDay',
    'audience',
    'areas',
    'priority',
    'startsAt',
    'endsAt',
    'state',
    'shown7d',
    'clicks7d',
    'closed7d',
    'enabled',
  ],
  filters: ['areas', 'kind', 'openBy', 'state', 'audience', 'clients', 'startsAt'],
  sort: '-priority',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    content: ['name', 'title', 'kind', 'url', 'image', 'link', 'size', 'passToken'],
    opening: ['openBy', 'delaySeconds', 'perUserPerDay', 'priority'],
    target: ['liveKinds', 'categories', 'rooms', 'audience', 'userGroup', 'areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt', 'enabled'],
  },
  export: 'live-window',
})
