import taskSubmission from '../../../entities/task-center/task-submission'
import { definePage } from '../../../schema/page'

export default definePage(taskSubmission, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt' },
  waits: ['pending', 'inReview'],
  menu: 20,
  icon: 'shield-check',
  lead: 'user.nickname',
  columns: [
    'submissionNo',
    'task.name',
    'user.displayId',
    'user.nickname',
    'country',
    'machineResult',
    'machineScore',
    'submitted',
    'integral',
    'riskScore',
    'state',
    'assignee.realName',
    'dueAt',
    'createdAt',
  ],
  filters: ['state', 'task', 'country', 'machineResult', 'user', 'assignee', 'createdAt'],
  sort: 'dueAt',
  export: 'task-submission',
})
