import updatePrompt from '../../../entities/app-manage/update-prompt'
import { definePage } from '../../../schema/page'

export default definePage(updatePrompt, {
  kind: 'list',
  subpage: 4,
  icon: 'bell',
  columns: [
    'client',
    'title',
    'areas',
    'fromVersion',
    'toVersion',
    'targetVersion',
    'frequency',
    'startsAt',
    'endsAt',
    'shown',
    'accepted',
    'enabled',
  ],
  filters: ['client', 'areas', 'frequency', 'enabled', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
})
