import reviewCheck from '../../../../entities/review-manage/review-check'
import { definePage } from '../../../../schema/page'
import { checkedFilm } from '../../../presets/review-film'

export default definePage(reviewCheck, {
  kind: 'list',
  subpage: 1,
  icon: 'clipboard-check',
  lead: 'decision.content.title',
  columns: [
    'decision.content.title',
    'decision.episode.number',
    'drawnFor',
    'verdict',
    'rightReasons',
    'comment',
    'voided',
    'reply',
    'state',
  ],
  sort: '-createdAt',
  within: 'stat',
  film: checkedFilm,
})
