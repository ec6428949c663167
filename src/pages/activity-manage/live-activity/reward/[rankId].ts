import liveActivityReward from '../../../../entities/activity-manage/live-activity-reward'
import { definePage } from '../../../../schema/page'

export default definePage(liveActivityReward, {
  kind: 'list',
  icon: 'gift',
  columns: [
    'position',
    'receives',
    'fromPlace',
    'toPlace',
    'score',
    'minScore',
    'reward.icon',
    'reward.name',
    'count',
    'poolShare',
    'expectedCost',
  ],
  filters: ['receives', 'reward', 'fromPlace'],
  sort: 'position',
  within: 'rank',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort', 'import'],
  export: 'live-activity-reward',
})
