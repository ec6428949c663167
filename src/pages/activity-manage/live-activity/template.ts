import liveActivityTemplate from '../../../entities/activity-manage/live-activity-template'
import { definePage } from '../../../schema/page'

export default definePage(liveActivityTemplate, {
  kind: 'list',
  menu: 250,
  icon: 'radio',
  alsoCalled: ['live templates', '直播模板'],
  columns: [
    'head',
    'code',
    'name',
    'layout',
    'areas',
    'state',
    'startsAt',
    'endsAt',
    'rankCount',
    'participants',
    'coins',
    'views',
    'budget',
    'spent',
    'owner.realName',
  ],
  filters: ['state', 'areas', 'layout', 'startsAt', 'owner', 'name'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  opens: {
    create: '/activity-manage/live-activity/template/add',
    edit: '/activity-manage/live-activity/template/add/{id}',
    row: '/activity-manage/live-activity/rank/{id}',
  },
  export: 'activity-live',
})
