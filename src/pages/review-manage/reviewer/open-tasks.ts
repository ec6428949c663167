import reviewTask from '../../../entities/review-manage/review-task'
import { definePage } from '../../../schema/page'

export default definePage(reviewTask, {
  kind: 'list',
  tab: 1,
  icon: 'list-todo',
  columns: [
    'number',
    'subject',
    'content.title',
    'episode.number',
    'stage',
    'priority',
    'assignedAt',
    'leaseUntil',
    'dueAt',
    'state',
  ],
  sort: '-createdAt',
})
