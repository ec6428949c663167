import communityRelease from '../../../entities/community-manage/community-release'
import { definePage } from '../../../schema/page'

export default definePage(communityRelease, {
  kind: 'list',
  tab: 1,
  icon: 'history',
  columns: ['name', 'state', 'added', 'changed', 'removed', 'publishAt', 'publishedAt', 'createdBy', 'createdAt'],
  filters: ['state', 'publishAt', 'createdBy'],
  sort: '-createdAt',
  fixed: { arrangement: 'squareBlock' },
})
