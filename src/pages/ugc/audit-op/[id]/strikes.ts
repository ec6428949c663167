import ugcStrike from '../../../../entities/ugc/ugc-strike'
import { definePage } from '../../../../schema/page'

export default definePage(ugcStrike, {
  kind: 'list',
  subpage: 3,
  icon: 'triangle-alert',
  columns: ['post.code', 'reason', 'points', 'totalAfter', 'measure', 'days', 'state', 'createdAt'],
  sort: '-createdAt',
  within: 'post',
})
