import reviewTask from '../../entities/review-manage/review-task'
import { definePage } from '../../schema/page'
import contentItem from '../../entities/movie-manage/content-item'
import reviewDecision from '../../entities/review-manage/review-decision'
import { panel } from '../../schema/panel'

export default definePage(reviewTask, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'submittedAt' },
  waits: ['waiting', 'assigned', 'held'],
  panels: [
    panel(contentItem, { key: 'content', through: 'content' }),
    panel(reviewDecision, {
      key: 'decisions',
      through: 'content',
      by: 'content',
      columns: ['episode.number', 'stage', 'decision', 'reviewer', 'decidedAt'],
      sort: '-decidedAt',
    }),
  ],
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
  sort: 'dueAt',
  opens: { row: '/review-manage/detail?id=' },
})
