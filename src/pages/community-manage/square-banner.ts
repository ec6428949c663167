import squareBanner from '../../entities/community-manage/square-banner'
import { definePage } from '../../schema/page'

export default definePage(squareBanner, {
  kind: 'layout',
  menu: 130,
  icon: 'image',
  columns: [
    'order',
    'image',
    'name',
    'title',
    'target',
    'place',
    'areas',
    'clients',
    'userTags',
    'startAt',
    'endAt',
    'state',
    'shown',
    'clicked',
    'clickRate',
    'enabled',
  ],
  moreColumns: ['minVersion'],
  filters: ['place', 'areas', 'clients', 'state', 'startAt', 'name', 'languages', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  export: 'square-banner',
})
