import customDetailTab from '../../../entities/community-manage/custom-detail-tab'
import { definePage } from '../../../schema/page'

export default definePage(customDetailTab, {
  kind: 'list',
  menu: 110,
  icon: 'messages-square',
  columns: [
    'name',
    'kind',
    'url',
    'topic',
    'single',
    'rank',
    'contentTags',
    'areas',
    'clients',
    'startAt',
    'endAt',
    'opens7d',
    'stay7d',
    'enabled',
    'updatedBy',
  ],
  filters: ['name', 'kind', 'areas', 'clients', 'enabled', 'startAt'],
  sort: '-startAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  export: 'custom-tab',
})
