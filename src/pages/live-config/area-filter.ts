import liveAreaFilter from '../../entities/live-config/live-area-filter'
import { definePage } from '../../schema/page'

export default definePage(liveAreaFilter, {
  kind: 'list',
  menu: 160,
  icon: 'map',
  columns: [
    'viewerArea',
    'mode',
    'anchorCountries',
    'anchorLanguages',
    'categories',
    'liveKinds',
    'genders',
    'surfaces',
    'reason',
    'priority',
    'startsAt',
    'endsAt',
    'hiddenRooms',
    'enabled',
    'updatedBy',
  ],
  filters: ['viewerArea', 'mode', 'anchorCountries', 'reason', 'clients', 'enabled'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    viewer: ['viewerArea', 'clients', 'surfaces'],
    rooms: ['mode', 'anchorCountries', 'anchorLanguages', 'categories', 'liveKinds', 'genders', 'minAge'],
    reason: ['reason', 'legalNote'],
    validity: ['startsAt', 'endsAt', 'priority', 'enabled'],
  },
  rights: ['legal'],
  export: 'live-area-filter',
})
