import episodeReviewStat from '../../entities/review-manage/episode-review-stat'
import { definePage } from '../../schema/page'

export default definePage(episodeReviewStat, {
  kind: 'report',
  icon: 'chart-column',
  lead: 'reviewer.account.realName',
  columns: [
    'day',
    'reviewer.account.realName',
    'stage',
    'category',
    'area',
    'titles',
    'episodes',
    'minutes',
    'passed',
    'rejected',
    'returned',
    'avgSeconds',
    'slaRate',
    'overturned',
    'accuracy',
    'state',
  ],
  filters: ['day', 'reviewer', 'stage', 'category', 'area', 'language', 'state', 'checker', 'accuracy', 'slaRate'],
  sort: '-day',
  opens: { row: '/review-manage/episode-statistics-check/{id}' },
  export: 'episode-review-stat',
})
