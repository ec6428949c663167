import topUpActivity from '../../entities/activity-manage/top-up-activity'
import { definePage } from '../../schema/page'

export default definePage(topUpActivity, {
  kind: 'list',
  menu: 320,
  icon: 'circle-dollar-sign',
  columns: [
    'image',
    'name',
    'kind',
    'areas',
    'payMethods',
    'state',
    'startsAt',
    'endsAt',
    'participants',
    'payers',
    'revenue',
    'returnOnCost',
    'refundedValue',
    'budget',
    'spent',
    'updatedAt',
  ],
  filters: ['state', 'areas', 'kind', 'startsAt', 'payMethods', 'clients', 'name'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    basics: ['name', 'kind', 'owner', 'image', 'entries', 'rulesText'],
    audience: ['areas', 'clients', 'minVersion', 'userGroups', 'inactiveDays', 'control'],
    time: ['startsAt', 'endsAt'],
    offer: ['payMethods', 'products', 'currency', 'tiers', 'bonusRate', 'perUserLimit'],
    budget: ['budget'],
  },
  export: 'activity-top-up',
})
