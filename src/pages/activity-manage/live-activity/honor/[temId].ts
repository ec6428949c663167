import liveActivityHonor from '../../../../entities/activity-manage/live-activity-honor'
import { definePage } from '../../../../schema/page'

export default definePage(liveActivityHonor, {
  kind: 'layout',
  icon: 'medal',
  columns: [
    'position',
    'season',
    'place',
    'title',
    'photo',
    'user.nickname',
    'anchor.anchorNo',
    'guild.name',
    'score',
    'badge.name',
    'enabled',
  ],
  filters: ['season', 'rank', 'place', 'enabled'],
  sort: 'position',
  within: 'template',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort'],
  export: 'live-activity-honor',
})
