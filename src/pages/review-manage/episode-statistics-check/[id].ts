import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import { definePage } from '../../../schema/page'

export default definePage(episodeReviewStat, {
  kind: 'queue',
  queue: { since: 'createdAt' },
  waits: ['open', 'checking', 'disputed'],
  icon: 'chart-column',
  columns: [
    'day',
    'reviewer',
    'stage',
    'category',
    'area',
    'language',
    'titles',
    'episodes',
    'minutes',
    'passed',
    'limited',
    'rejected',
    'state',
    'createdAt',
  ],
  filters: ['reviewer', 'stage', 'category', 'area', 'language', 'createdAt'],
  sort: '-createdAt',
  within: 'id',
})
