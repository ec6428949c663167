import liveActivityRank from '../../../../entities/activity-manage/live-activity-rank'
import { definePage } from '../../../../schema/page'

export default definePage(liveActivityRank, {
  kind: 'list',
  icon: 'trophy',
  columns: [
    'position',
    'name',
    'subject',
    'metric',
    'direction',
    'period',
    'startsAt',
    'endsAt',
    'enrol',
    'entrantCount',
    'topScore',
    'size',
    'minScore',
    'expectedCost',
    'computedAt',
    'state',
  ],
  filters: ['name', 'subject', 'metric', 'period', 'state'],
  sort: 'position',
  within: 'template',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  opens: {
    create: '/activity-manage/live-activity/rank/add/{template}',
    edit: '/activity-manage/live-activity/rank/add/{template}/{id}',
    row: '/activity-manage/live-activity/standing/{id}',
  },
  export: 'live-activity-rank',
})
