import reviewDecision from '../../../../entities/review-manage/review-decision'
import { definePage } from '../../../../schema/page'

export default definePage(reviewDecision, {
  kind: 'list',
  subpage: 2,
  icon: 'history',
  columns: [
    'decidedAt',
    'task.number',
    'content.title',
    'episode.number',
    'round',
    'decision',
    'reasons',
    'minutes',
    'seenShare',
    'handleSeconds',
    'overturnedBy',
    'check.voided',
    'state',
  ],
  filters: ['decision', 'reasons', 'overturnedBy', 'handleSeconds', 'seenShare', 'state'],
  sort: '-decidedAt',
  within: 'stat',
})
