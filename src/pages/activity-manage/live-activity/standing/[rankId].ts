import liveActivityStanding from '../../../../entities/activity-manage/live-activity-standing'
import { definePage } from '../../../../schema/page'

export default definePage(liveActivityStanding, {
  kind: 'list',
  icon: 'list-ordered',
  lead: ['user.nickname', 'anchor.user.nickname', 'guild.name'],
  columns: [
    'place',
    'previousPlace',
    'score',
    'anchor.user.nickname',
    'anchor.anchorNo',
    'user.nickname',
    'guild.name',
    'periodKey',
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
