import reviewCheck from '../../../entities/review-manage/review-check'
import { definePage } from '../../../schema/page'
import { checkedFilm } from '../../presets/review-film'

export default definePage(reviewCheck, {
  kind: 'list',
  subpage: 3,
  icon: 'list-checks',
  filters: ['reviewer', 'drawnFor', 'verdict', 'state'],
  columns: [
    'reviewer.account.realName',
    'decision.task.number',
    'drawnFor',
    'verdict',
    'rightReasons',
    'comment',
    'reply',
    'settledAs',
    'state',
    'checkedAt',
  ],
  sort: '-createdAt',
  film: checkedFilm,
})
