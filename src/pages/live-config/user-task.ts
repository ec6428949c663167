import liveUserTask from '../../entities/live-config/live-user-task'
import { definePage } from '../../schema/page'

export default definePage(liveUserTask, {
  kind: 'list',
  menu: 20,
  icon: 'list-todo',
  columns: [
    'order',
    'name',
    'event',
    'goal',
    'cycle',
    'rewardKind',
    'rewardAmount',
    'areas',
    'audience',
    'startsAt',
    'endsAt',
    'state',
    'doers7d',
    'done7d',
    'cost7d',
    'enabled',
  ],
  filters: ['areas', 'event', 'cycle', 'state', 'rewardKind', 'audience', 'startsAt'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    task: ['name', 'intro', 'icon', 'event', 'goal', 'cycle', 'steps', 'link'],
    reward: ['rewardKind', 'rewardAmount', 'rewardDress', 'rewardGift', 'rewardDays', 'dailyBudget'],
    target: ['audience', 'userGroup', 'areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt', 'order', 'enabled'],
  },
  export: 'live-user-task',
})
