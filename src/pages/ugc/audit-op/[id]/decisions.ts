import reviewDecision from '../../../../entities/review-manage/review-decision'
import { definePage } from '../../../../schema/page'

export default definePage(reviewDecision, {
  kind: 'list',
  subpage: 2,
  icon: 'shield-check',
  columns: [
    'stage',
    'round',
    'decision',
    'reasons',
    'marks',
    'remark',
    'reviewer.account.realName',
    'handleSeconds',
    'decidedAt',
    'state',
  ],
  sort: '-createdAt',
  within: 'post',
})
