import up from '../../entities/movie-manage/up'
import { definePage } from '../../schema/page'

export default definePage(up, {
  kind: 'list',
  menu: 180,
  icon: 'user-star',
  columns: [
    'id',
    'avatar',
    'name',
    'kind',
    'badge',
    'user.displayId',
    'areas',
    'languages',
    'randomPool',
    'worksCount',
    'followers',
    'plays30d',
    'violations',
    'dailyUploadLimit',
    'state',
    'createdAt',
  ],
  filters: ['name', 'kind', 'state', 'areas', 'user', 'badge', 'randomPool', 'createdAt'],
  sort: '-followers',
  verbs: ['create', 'edit', 'delete', 'sort', 'import'],
  export: 'up',
})
