import autoPush from '../../entities/service-manage/auto-push'
import { definePage } from '../../schema/page'

export default definePage(autoPush, {
  kind: 'list',
  menu: 130,
  icon: 'bell-ring',
  columns: [
    'name',
    'trigger',
    'delay',
    'areas',
    'clients',
    'userTags',
    'channels',
    'priority',
    'windowFrom',
    'windowTo',
    'sent7d',
    'clickRate7d',
    'lift7d',
    'state',
    'enabled',
    'updatedBy',
  ],
  filters: ['trigger', 'enabled', 'areas', 'clients', 'name', 'channels', 'state'],
  sort: '-priority',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  export: 'auto-push',
})
