import teamUpActivity from '../../entities/activity-manage/team-up-activity'
import { definePage } from '../../schema/page'

export default definePage(teamUpActivity, {
  kind: 'list',
  menu: 330,
  icon: 'users-round',
  columns: [
    'image',
    'name',
    'kind',
    'areas',
    'state',
    'startsAt',
    'endsAt',
    'teamSize',
    'teamPrice',
    'teams',
    'fullRate',
    'newUsers',
    'revenue',
    'refunded',
    'budget',
    'spent',
  ],
  filters: ['state', 'areas', 'kind', 'startsAt', 'product', 'name'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    basics: ['name', 'kind', 'owner', 'image', 'landing', 'rulesText'],
    audience: ['areas', 'clients', 'startsAt', 'endsAt'],
    team: ['teamSize', 'openHours', 'newMembers', 'goal', 'teamsPerUser', 'stock'],
    price: ['product', 'teamPrice', 'currency'],
    rewards: ['leaderReward', 'memberReward', 'budget'],
  },
  export: 'activity-team-up',
})
