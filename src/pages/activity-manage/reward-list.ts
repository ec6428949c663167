import activityReward from '../../entities/activity-manage/activity-reward'
import { definePage } from '../../schema/page'

export default definePage(activityReward, {
  kind: 'list',
  menu: 70,
  icon: 'gift',
  columns: [
    'icon',
    'code',
    'name',
    'kind',
    'amount',
    'unitCost',
    'validDays',
    'areas',
    'stockTotal',
    'stockLeft',
    'perUserLimit',
    'fulfilment',
    'usedBy',
    'granted30d',
    'enabled',
  ],
  filters: ['kind', 'areas', 'enabled', 'fulfilment', 'name', 'code'],
  sort: '-granted30d',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'import'],
  export: 'activity-reward',
})
