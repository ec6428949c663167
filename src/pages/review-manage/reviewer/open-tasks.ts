import reviewTask from '../../../entities/review-manage/review-task'
import { definePage } from '../../../schema/page'

export default definePage(reviewTask, {
  kind: 'list',
  subpage: 1,
  icon: 'list-todo',
  fixed: { state: ['assigned', 'held'] },
  filters: ['reviewer', 'stage', 'priority', 'state'],
  lead: ['content.title', 'number'],
  columns: [
    'reviewer.account.realName',
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
  sort: 'dueAt',
})
