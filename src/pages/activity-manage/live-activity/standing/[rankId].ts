import liveActivityStanding from '../../../../entities/activity-manage/live-activity-standing'
import { definePage } from '../../../../schema/page'

export default definePage(liveActivityStanding, {
  kind: 'list',
  icon: 'list-ordered',
  columns: [
    'place',
    'previousPlace',
    'periodKey',
    'anchor.anchorNo',
    'user.nickname',
    'guild.name',
    'score',
    'gapToNext',
    'contributors',
    'topContributor.nickname',
    'topShare',
    'refunded',
    'riskFlags',
    'reward.name',
    'state',
  ],
  filters: ['periodKey', 'state', 'user', 'anchor', 'guild', 'place'],
  sort: 'place',
  within: 'rank',
  export: 'live-activity-standing',
})
