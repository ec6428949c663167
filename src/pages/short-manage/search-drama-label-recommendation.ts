import shortSearchLabel from '../../entities/short-manage/short-search-label'
import { definePage } from '../../schema/page'

export default definePage(shortSearchLabel, {
  kind: 'layout',
  menu: 90,
  icon: 'tags',
  columns: [
    'row',
    'position',
    'tag.name',
    'title',
    'areas',
    'languages',
    'userGroups',
    'badge',
    'dramaCount',
    'shown7d',
    'clickRate7d',
    'unlockRate7d',
    'startsAt',
    'endsAt',
    'enabled',
  ],
  filters: ['areas', 'tag', 'languages', 'userGroups', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  export: 'short-search-label',
})
