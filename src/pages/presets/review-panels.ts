import contentItem from '../../entities/movie-manage/content-item'
import reviewDecision from '../../entities/review-manage/review-decision'
import { panel } from '../../schema/panel'

/** What a review task is judged by at either stage: the title, and what was decided about it before. */
export const reviewPanels = [
  panel(contentItem, { key: 'content', through: 'content' }),
  panel(reviewDecision, {
    key: 'decisions',
    through: 'content',
    by: 'content',
    columns: ['episode.number', 'stage', 'decision', 'reviewer', 'decidedAt'],
    sort: '-decidedAt',
  }),
]
