import { definePage } from '../../schema/page'
import communityRelease from '../../entities/community-manage/community-release'

/** The tab that tells the releases of one arrangement, beside the page where it is put in order. */
export function arrangementReleases(arrangement: 'detailTab' | 'squareBlock' | 'bottomBar') {
  return definePage(communityRelease, {
    kind: 'list',
    subpage: 1,
    icon: 'history',
    columns: ['name', 'state', 'added', 'changed', 'removed', 'publishAt', 'publishedAt', 'createdBy', 'createdAt'],
    filters: ['state', 'publishAt', 'createdBy'],
    sort: '-createdAt',
    fixed: { arrangement },
  })
}
