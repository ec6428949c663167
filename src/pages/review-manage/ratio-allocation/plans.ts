import reviewShare from '../../../entities/review-manage/review-share'
import { definePage } from '../../../schema/page'

export default definePage(reviewShare, {
  kind: 'list',
  subpage: 2,
  icon: 'clipboard-check',
  columns: [
    'pool',
    'plan',
    'from',
    'until',
    'reviewer.account.realName',
    'ratio',
    'remark',
    'state',
    'createdBy',
    'updatedAt',
  ],
  filters: ['pool', 'plan', 'reviewer', 'state'],
  sort: '-createdAt',
})
