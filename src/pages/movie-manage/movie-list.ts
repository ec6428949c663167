import movie from '../../entities/movie-manage/movie'
import { definePage } from '../../schema/page'

export default definePage(movie, {
  kind: 'list',
  menu: 10,
  icon: 'clapperboard',
  columns: [
    'id',
    'coverVertical',
    'title',
    'originalTitle',
    'year',
    'genres',
    'copyrightTag',
    'areas',
    'access',
    'topDefinition',
    'subtitleLanguages',
    'completeness',
    'licenceEndsAt',
    'plays30d',
    'state',
    'updatedAt',
  ],
  filters: ['title', 'state', 'areas', 'copyrightTag', 'access', 'genres', 'up', 'licenceEndsAt'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  opens: {
    create: '/movie-manage/movie-add',
    edit: '/movie-manage/movie-add?id=',
    row: '/movie-manage/movie-resources?content={id}',
  },
  export: 'movie',
})
