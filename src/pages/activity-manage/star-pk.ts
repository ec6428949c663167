import starPk from '../../entities/activity-manage/star-pk'
import { definePage } from '../../schema/page'

export default definePage(starPk, {
  kind: 'list',
  menu: 210,
  icon: 'star',
  alsoCalled: ['stars and PK', '明星 PK'],
  columns: [
    'cover',
    'title',
    'kind',
    'areas',
    'state',
    'startsAt',
    'endsAt',
    'votes',
    'voters',
    'invalidVotes',
    'coins',
    'leader.name',
    'leadShare',
    'budget',
    'updatedAt',
  ],
  filters: ['state', 'areas', 'kind', 'startsAt', 'leader', 'title'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  opens: { create: '/star-pk/add', edit: '/star-pk/add?id=' },
  export: 'activity-star-pk',
})
