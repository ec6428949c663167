import liveHotSearch from '../../entities/live-config/live-hot-search'
import { definePage } from '../../schema/page'

export default definePage(liveHotSearch, {
  kind: 'layout',
  menu: 70,
  icon: 'search',
  columns: [
    'order',
    'word',
    'kind',
    'place',
    'badge',
    'areas',
    'pinned',
    'source',
    'searches24h',
    'clicks24h',
    'trend',
    'startsAt',
    'endsAt',
    'enabled',
  ],
  filters: ['areas', 'place', 'kind', 'source', 'enabled', 'word'],
  sort: 'order',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  fieldsets: {
    entry: ['kind', 'word', 'anchor', 'room', 'category', 'link', 'badge'],
    place: ['place', 'order', 'pinned'],
    target: ['areas', 'languages'],
    schedule: ['startsAt', 'endsAt', 'enabled'],
  },
  export: 'live-hot-search',
})
