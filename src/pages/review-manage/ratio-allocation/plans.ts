import reviewShare from '../../../entities/review-manage/review-share'
import { definePage } from '../../../schema/page'

export default definePage(reviewShare, {
  kind: 'list',
  tab: 2,
  icon: 'clipboard-check',
  columns: ['from', 'until', 'reviewer.account.realName', 'ratio', 'state', 'createdBy', 'updatedAt'],
  sort: '-createdAt',
})
