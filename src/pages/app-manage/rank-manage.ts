import rank from '../../entities/app-manage/rank'
import { definePage } from '../../schema/page'

export default definePage(rank, {
  kind: 'list',
  menu: 320,
  icon: 'trophy',
  alsoCalled: ['rank management', '排行榜管理'],
  columns: [
    'position',
    'cover',
    'name',
    'code',
    'kind',
    'contentTypes',
    'areas',
    'period',
    'source',
    'size',
    'itemCount',
    'refreshMinutes',
    'refreshedAt',
    'frozenUntil',
    'state',
    'enabled',
  ],
  filters: ['name', 'kind', 'contentTypes', 'areas', 'period', 'source', 'state', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    rank: ['name', 'code', 'kind', 'contentTypes', 'areas', 'cover', 'textColor'],
    calculation: ['period', 'source', 'weights', 'filter', 'size', 'refreshMinutes'],
  },
  export: 'app-rank',
})
