import growthTask from '../../entities/task-center/growth-task'
import { definePage } from '../../schema/page'

export default definePage(growthTask, {
  kind: 'list',
  menu: 10,
  icon: 'list-todo',
  columns: [
    'position',
    'icon',
    'name',
    'group',
    'event',
    'target',
    'integral',
    'reward.name',
    'cycle',
    'areas',
    'endsAt',
    'completed24h',
    'claimRate24h',
    'issued24h',
    'fraudRate7d',
    'state',
  ],
  filters: ['group', 'state', 'areas', 'event', 'clients', 'review', 'name'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  fieldsets: {
    basics: ['code', 'name', 'description', 'icon', 'group', 'buttonText', 'jump'],
    condition: ['event', 'condition', 'target', 'steps', 'prerequisite', 'api'],
    reward: ['integral', 'reward', 'rewardCount', 'vipMultiple', 'claim'],
    limits: ['cycle', 'timesPerCycle', 'cooldown', 'stockDay', 'review'],
    audience: ['areas', 'clients', 'minVersion', 'userGroups', 'startsAt', 'endsAt'],
  },
  export: 'task',
})
