import ugcPost from '../../../../entities/ugc/ugc-post'
import { definePage } from '../../../../schema/page'

export default definePage(ugcPost, {
  kind: 'list',
  subpage: 4,
  icon: 'copy',
  lead: 'code',
  columns: ['cover', 'code', 'user.nickname', 'state', 'reasons', 'createdAt'],
  sort: '-createdAt',
  within: 'duplicateOf',
})
