import clientStatusRule from '../../../entities/app-manage/client-status-rule'
import { definePage } from '../../../schema/page'

export default definePage(clientStatusRule, {
  kind: 'list',
  subpage: 5,
  icon: 'power',
  columns: [
    'client',
    'versions',
    'channels',
    'areas',
    'mode',
    'hiddenModules',
    'startsAt',
    'endsAt',
    'affectedUsers',
    'state',
    'updatedBy',
  ],
  filters: ['client', 'mode', 'areas', 'state', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
})
