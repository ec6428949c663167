import single from '../../entities/movie-manage/single'
import { definePage } from '../../schema/page'

export default definePage(single, {
  kind: 'list',
  menu: 160,
  icon: 'list-video',
  columns: [
    'id',
    'cover',
    'title',
    'fill',
    'display',
    'items',
    'playable',
    'areas',
    'owner',
    'usedBy',
    'views30d',
    'favourites',
    'publishAt',
    'offAt',
    'state',
    'updatedAt',
  ],
  filters: ['title', 'state', 'areas', 'fill', 'clients', 'owner', 'tags', 'publishAt'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  export: 'single',
})
