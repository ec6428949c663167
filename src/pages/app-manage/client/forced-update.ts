import forceUpdateRule from '../../../entities/app-manage/force-update-rule'
import { definePage } from '../../../schema/page'

export default definePage(forceUpdateRule, {
  kind: 'list',
  subpage: 3,
  icon: 'circle-arrow-up',
  columns: [
    'client',
    'areas',
    'channels',
    'fromVersion',
    'toVersion',
    'targetVersion',
    'minOs',
    'affectedUsers',
    'startsAt',
    'state',
    'updatedBy',
  ],
  filters: ['client', 'areas', 'channels', 'state', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
})
