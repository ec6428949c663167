import starPkVoteHour from '../../../entities/activity-manage/star-pk-vote-hour'
import { definePage } from '../../../schema/page'

export default definePage(starPkVoteHour, {
  kind: 'report',
  menu: 230,
  icon: 'chart-column',
  columns: [
    'hour',
    'pk.title',
    'star.name',
    'area',
    'source',
    'votes',
    'voters',
    'newUsers',
    'coins',
    'integral',
    'adViews',
    'invalidVotes',
    'shares',
  ],
  filters: ['pk', 'hour', 'star', 'area', 'source'],
  sort: '-hour',
  export: 'activity-star-pk-hour',
})
