import reviewShare from '../../../entities/review-manage/review-share'
import { definePage } from '../../../schema/page'

export default definePage(reviewShare, {
  kind: 'list',
  subpage: 1,
  icon: 'share-2',
  fixed: { state: ['draft', 'active'] },
  verbs: ['edit'],
  columns: [
    'pool',
    'reviewer.account.realName',
    'reviewer.duty',
    'reviewer.level',
    'reviewer.accuracy30d',
    'ratio',
    'locked',
    'dailyCap',
    'effective',
    'assignedToday',
    'actualToday',
    'openNow',
    'state',
    'enabled',
  ],
  filters: ['pool', 'reviewer', 'state'],
  fieldsets: { share: ['ratio', 'locked', 'dailyCap', 'enabled'] },
  sort: 'pool',
})
