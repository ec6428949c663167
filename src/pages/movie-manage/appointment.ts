import appointment from '../../entities/movie-manage/appointment'
import { definePage } from '../../schema/page'

export default definePage(appointment, {
  kind: 'list',
  menu: 240,
  icon: 'clapperboard',
  columns: [
    'id',
    'cover',
    'title',
    'content.title',
    'areas',
    'opensAt',
    'releaseAt',
    'dateShown',
    'channels',
    'shownBase',
    'reserved',
    'reminded',
    'watched',
    'order',
    'state',
    'updatedAt',
  ],
  filters: ['title', 'content', 'state', 'areas', 'clients', 'releaseAt', 'opensAt'],
  sort: 'releaseAt',
  opensWith: { state: 'draft,waiting,open' },
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  export: 'appointment',
})
