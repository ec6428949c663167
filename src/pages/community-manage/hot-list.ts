import hotListItem from '../../entities/community-manage/hot-list-item'
import { definePage } from '../../schema/page'

export default definePage(hotListItem, {
  kind: 'layout',
  menu: 160,
  icon: 'messages-square',
  columns: [
    'rank',
    'change',
    'badge',
    'wording',
    'dynamic.text',
    'topic.name',
    'target',
    'user.nickname',
    'area',
    'heat',
    'boost',
    'pinnedAt',
    'until',
    'source',
    'state',
    'reason',
  ],
  moreColumns: ['updatedBy'],
  filters: ['list', 'area', 'state', 'source', 'badge', 'topic'],
  sort: 'rank',
  orderOf: ['list', 'area'],
  verbs: ['create', 'edit'],
  export: 'hot-list',
})
