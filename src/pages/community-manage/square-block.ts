import squareBlock from '../../entities/community-manage/square-block'
import { definePage } from '../../schema/page'

export default definePage(squareBlock, {
  kind: 'layout',
  menu: 140,
  icon: 'messages-square',
  alsoCalled: ['square components', '广场组件'],
  columns: [
    'order',
    'name',
    'kind',
    'style',
    'source',
    'count',
    'areas',
    'clients',
    'minVersion',
    'maxVersion',
    'userTags',
    'startAt',
    'endAt',
    'shown7d',
    'clickRate7d',
    'enabled',
  ],
  filters: ['areas', 'clients', 'kind', 'enabled', 'source', 'userTags'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  export: 'square-block',
})
