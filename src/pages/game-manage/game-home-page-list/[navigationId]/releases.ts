import homePageRelease from '../../../../entities/app-manage/home-page-release'
import { definePage } from '../../../../schema/page'

export default definePage(homePageRelease, {
  kind: 'list',
  tab: 1,
  icon: 'history',
  columns: [
    'number',
    'note',
    'areas',
    'added',
    'removed',
    'changed',
    'createdBy',
    'approvedBy',
    'publishAt',
    'publishedAt',
    'state',
  ],
  filters: ['state', 'createdBy', 'areas', 'publishedAt'],
  sort: '-number',
  within: 'navigation',
})
