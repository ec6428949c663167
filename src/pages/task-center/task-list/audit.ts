import taskSubmission from '../../../entities/task-center/task-submission'
import { definePage } from '../../../schema/page'
import growthTask from '../../../entities/task-center/growth-task'
import { panel } from '../../../schema/panel'
import { bansOf, whoIs } from '../../presets/case-panels'

export default definePage(taskSubmission, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee' },
  waits: ['pending', 'inReview'],
  subject: ['machineResult', 'machineScore', 'proofText', 'proofUrl', 'machineReasons'],
  panels: [
    panel(growthTask, { key: 'task', through: 'task' }),
    whoIs(),
    panel(taskSubmission, {
      key: 'submissions',
      through: 'user',
      by: 'user',
      columns: ['submissionNo', 'task.name', 'machineResult', 'state', 'createdAt'],
    }),
    bansOf(),
  ],
  wall: {
    shows: ['proofImages'],
    text: 'proofText',
    lead: 'task.name',
    facts: ['riskScore', 'machineResult'],
    order: '-riskScore',
    passes: 'approve',
    refuses: { command: 'reject', reason: 'rejectReason' },
  },
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
  moreColumns: ['assignee', 'proofImages', 'proofText'],
  filters: ['state', 'task', 'country', 'machineResult', 'user', 'assignee', 'createdAt'],
  sort: 'dueAt',
  export: 'task-submission',
})
