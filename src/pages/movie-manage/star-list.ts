import star from '../../entities/movie-manage/star'
import { definePage } from '../../schema/page'

export default definePage(star, {
  kind: 'list',
  menu: 190,
  icon: 'star',
  columns: [
    'id',
    'portrait',
    'name',
    'originalName',
    'gender',
    'nationality',
    'birthDate',
    'jobs',
    'works',
    'followers',
    'heat',
    'imdbId',
    'weight',
    'areas',
    'state',
    'updatedAt',
  ],
  filters: ['name', 'jobs', 'state', 'nationality', 'gender', 'areas', 'imdbId', 'birthDate'],
  sort: '-heat',
  verbs: ['edit', 'delete', 'import'],
  export: 'star',
})
