import hotListFreeze from '../../../entities/community-manage/hot-list-freeze'
import { definePage } from '../../../schema/page'

export default definePage(hotListFreeze, {
  kind: 'list',
  subpage: 1,
  icon: 'snowflake',
  columns: ['list', 'area', 'state', 'until', 'reason', 'createdBy', 'createdAt'],
  filters: ['list', 'area', 'state', 'createdBy'],
  sort: '-createdAt',
})
