import roomSubCategory from '../../entities/live-manage/room-sub-category'
import { definePage } from '../../schema/page'

export default definePage(roomSubCategory, {
  kind: 'list',
  menu: 180,
  icon: 'radio',
  columns: [
    'order',
    'cover',
    'name',
    'code',
    'category.name',
    'game',
    'areas',
    'minAnchorLevel',
    'ageLimit',
    'roomsLive',
    'enabled',
  ],
  filters: ['category', 'game', 'areas', 'ageLimit', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    subcategory: ['category', 'name', 'code', 'cover', 'game'],
    target: ['areas', 'minAnchorLevel', 'ageLimit'],
    display: ['order', 'enabled'],
  },
  export: 'live-room-subcategory',
})
