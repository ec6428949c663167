import waterfallItem from '../../entities/community-manage/waterfall-item'
import { definePage } from '../../schema/page'

export default definePage(waterfallItem, {
  kind: 'layout',
  menu: 150,
  icon: 'messages-square',
  columns: [
    'dynamic.text',
    'dynamic.images',
    'target',
    'effect',
    'position',
    'weight',
    'areas',
    'clients',
    'userTags',
    'startAt',
    'endAt',
    'reason',
    'state',
    'shown',
    'clickRate',
    'usualRate',
  ],
  moreColumns: ['createdBy'],
  filters: ['effect', 'areas', 'clients', 'state', 'startAt', 'dynamic', 'target', 'createdBy'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete'],
  export: 'waterfall',
})
