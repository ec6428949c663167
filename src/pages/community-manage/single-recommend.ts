import singleRecommend from '../../entities/community-manage/single-recommend'
import { definePage } from '../../schema/page'

export default definePage(singleRecommend, {
  kind: 'list',
  menu: 170,
  icon: 'messages-square',
  columns: [
    'order',
    'title',
    'place',
    'style',
    'mode',
    'tags',
    'areas',
    'clients',
    'itemCount',
    'showCount',
    'startAt',
    'endAt',
    'state',
    'shown7d',
    'clickRate7d',
    'enabled',
  ],
  moreColumns: ['userTags', 'saveRate7d'],
  filters: ['title', 'place', 'areas', 'clients', 'state', 'mode', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  opens: { row: '/community-manage/single-recommend/add-content?recommend={id}' },
  export: 'single-recommend',
})
