import anchorTask from '../../entities/live-config/anchor-task'
import { definePage } from '../../schema/page'

export default definePage(anchorTask, {
  kind: 'list',
  menu: 40,
  icon: 'mic',
  columns: [
    'order',
    'name',
    'kind',
    'conditions',
    'rewardKind',
    'rewardAmount',
    'audience',
    'areas',
    'startsAt',
    'endsAt',
    'state',
    'joined',
    'completed',
    'spent',
    'budget',
    'createdBy',
  ],
  filters: ['areas', 'kind', 'state', 'rewardKind', 'audience', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  fieldsets: {
    task: ['name', 'intro', 'kind', 'conditions'],
    reward: ['rewardKind', 'rewardAmount', 'rewardDress', 'bonus', 'currency', 'settleBy', 'budget'],
    who: ['audience', 'grades', 'guilds', 'anchors', 'liveKinds', 'areas'],
    schedule: ['startsAt', 'endsAt', 'order', 'enabled'],
  },
  export: 'live-anchor-task',
})
