import starPkReward from '../../../entities/activity-manage/star-pk-reward'
import { definePage } from '../../../schema/page'

export default definePage(starPkReward, {
  kind: 'list',
  menu: 240,
  icon: 'gift',
  columns: [
    'position',
    'pk.title',
    'receives',
    'fromPlace',
    'toPlace',
    'winners',
    'minVotes',
    'reward.name',
    'count',
    'expectedCost',
    'granted',
  ],
  filters: ['pk', 'receives', 'reward'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  export: 'activity-star-pk-reward',
})
