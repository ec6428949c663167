import reviewTask from '../../../entities/review-manage/review-task'
import { definePage } from '../../../schema/page'

export default definePage(reviewTask, {
  kind: 'list',
  subpage: 3,
  icon: 'list-todo',
  fixed: { state: 'waiting' },
  filters: ['pool', 'subject', 'stage', 'priority', 'dueAt'],
  lead: ['content.title', 'number'],
  columns: [
    'pool',
    'number',
    'content.title',
    'episode.number',
    'minutes',
    'priority',
    'riskScore',
    'submittedAt',
    'dueAt',
  ],
  sort: 'dueAt',
})
