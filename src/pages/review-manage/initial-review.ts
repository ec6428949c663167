import reviewTask from '../../entities/review-manage/review-task'
import { definePage } from '../../schema/page'
import { reviewPanels } from '../presets/review-panels'
import { reviewFilm } from '../presets/review-film'

export default definePage(reviewTask, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'submittedAt', holder: 'reviewer' },
  waits: ['waiting', 'assigned', 'held'],
  panels: reviewPanels,
  film: reviewFilm,
  icon: 'shield-check',
  fixed: { stage: 'initial' },
  lead: ['content.title', 'number'],
  columns: [
    'priority',
    'number',
    'subject',
    'content.title',
    'episode.number',
    'minutes',
    'riskScore',
    'area',
    'language',
    'origin',
    'round',
    'submittedAt',
    'dueAt',
    'state',
  ],
  moreColumns: ['reviewer'],
  filters: [
    'subject',
    'pool',
    'priority',
    'area',
    'language',
    'state',
    'source',
    'origin',
    'content',
    'dueAt',
    'riskScore',
    'submittedAt',
  ],
  moreFilters: ['reviewer'],
  sort: 'dueAt',
  opens: { row: '/review-manage/detail?id=' },
})
