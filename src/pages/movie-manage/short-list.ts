import short from '../../entities/movie-manage/short'
import { definePage } from '../../schema/page'

export default definePage(short, {
  kind: 'list',
  menu: 100,
  icon: 'smartphone',
  alsoCalled: ['short-drama management', '短剧管理'],
  columns: [
    'id',
    'coverVertical',
    'title',
    'localisation',
    'totalEpisodes',
    'copyrightTag',
    'areas',
    'access',
    'freeEpisodes',
    'coinsPerEpisode',
    'subtitleLanguages',
    'licenceEndsAt',
    'plays30d',
    'payRate',
    'state',
    'updatedAt',
  ],
  filters: ['title', 'state', 'areas', 'access', 'genres', 'localisation', 'copyrightTag', 'licenceEndsAt'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  opens: {
    create: '/movie-manage/short-add',
    edit: '/movie-manage/short-add?id=',
    row: '/movie-manage/short-resources?content={id}',
  },
  export: 'short',
})
