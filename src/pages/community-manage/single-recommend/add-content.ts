import singleRecommendItem from '../../../entities/community-manage/single-recommend-item'
import { definePage } from '../../../schema/page'

export default definePage(singleRecommendItem, {
  kind: 'layout',
  menu: 180,
  icon: 'megaphone',
  openedBy: ['recommend'],
  columns: [
    'order',
    'cover',
    'single.title',
    'single.items',
    'wording',
    'pinned',
    'playable',
    'startAt',
    'endAt',
    'clickRate7d',
    'enabled',
  ],
  filters: ['recommend', 'single', 'pinned', 'enabled', 'startAt'],
  sort: 'order',
  orderOf: ['recommend'],
  within: 'recommend',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
})
