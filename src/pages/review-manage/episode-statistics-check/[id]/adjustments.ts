import episodeReviewStat from '../../../../entities/review-manage/episode-review-stat'
import { definePage } from '../../../../schema/page'

export default definePage(episodeReviewStat, {
  kind: 'list',
  subpage: 3,
  icon: 'diff',
  columns: ['day', 'minutes', 'countedMinutes', 'pay', 'remark', 'state', 'createdBy'],
  sort: '-day',
  within: 'adjusts',
})
