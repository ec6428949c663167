import rankSingle from '../../entities/app-manage/rank-single'
import { definePage } from '../../schema/page'

export default definePage(rankSingle, {
  kind: 'list',
  menu: 260,
  icon: 'list-video',
  columns: [
    'position',
    'cover',
    'title',
    'single',
    'areas',
    'clients',
    'audience',
    'pinned',
    'showCount',
    'titlesAvailable',
    'impressions7d',
    'clickRate7d',
    'playRate7d',
    'startsAt',
    'endsAt',
    'state',
    'enabled',
  ],
  filters: ['state', 'title', 'single', 'areas', 'clients', 'audience', 'startsAt', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    single: ['single', 'title', 'subtitle', 'cover', 'badge', 'showCount'],
    targeting: ['areas', 'clients', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'app-rank-single',
})
