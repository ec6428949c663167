import reviewShare from '../../../entities/review-manage/review-share'
import { definePage } from '../../../schema/page'

export default definePage(reviewShare, {
  kind: 'list',
  subpage: 2,
  icon: 'share-2',
  filters: ['reviewer', 'pool', 'state'],
  columns: [
    'reviewer.account.realName',
    'pool',
    'ratio',
    'effective',
    'assignedToday',
    'actualToday',
    'dailyCap',
    'state',
  ],
  sort: '-createdAt',
})
