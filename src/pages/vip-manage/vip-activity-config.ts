import vipActivity from '../../entities/vip-manage/vip-activity'
import { definePage } from '../../schema/page'

export default definePage(vipActivity, {
  kind: 'list',
  menu: 50,
  icon: 'sliders-horizontal',
  columns: [
    'name',
    'kind',
    'areas',
    'clients',
    'audience',
    'entrances',
    'state',
    'startsAt',
    'endsAt',
    'visitors',
    'buyers',
    'revenue',
    'spent',
    'budget',
    'currency',
    'updatedAt',
  ],
  filters: ['state', 'kind', 'areas', 'startsAt', 'audience', 'clients', 'name'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    base: ['name', 'kind', 'title', 'rulesText'],
    who: ['areas', 'clients', 'minVersion', 'audience', 'userGroups'],
    what: ['discountCases', 'rewards', 'budget', 'currency'],
    look: ['banner', 'background', 'entrances'],
    when: ['startsAt', 'endsAt'],
  },
  export: 'vip-activity',
})
