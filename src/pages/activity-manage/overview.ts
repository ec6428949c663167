import activityEntry from '../../entities/activity-manage/activity-entry'
import { definePage } from '../../schema/page'

export default definePage(activityEntry, {
  kind: 'list',
  menu: 340,
  icon: 'calendar-range',
  columns: [
    'kind',
    'name',
    'areas',
    'activityState',
    'startsAt',
    'endsAt',
    'budget',
    'spent',
    'spentRate',
    'runsOutAt',
    'participants24h',
    'conflicts',
    'alerts',
    'owner.realName',
  ],
  filters: ['activityState', 'kind', 'areas', 'owner', 'startsAt'],
  sort: 'startsAt',
  opensWith: { activityState: '!ended,!settled' },
  export: 'activity-overview',
})
