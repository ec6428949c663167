import batchJob from '../../../entities/system/batch-job'
import { definePage } from '../../../schema/page'

export default definePage(batchJob, {
  kind: 'list',
  role: 'jobs',
  icon: 'list-checks',
  access: 'signedIn',
  columns: [
    'title',
    'command',
    'state',
    'progress',
    'total',
    'done',
    'failed',
    'skipped',
    'reason',
    'createdBy',
    'createdAt',
    'finishedAt',
    'undoUntil',
  ],
  filters: ['state', 'command', 'page', 'createdBy', 'createdAt'],
  sort: '-createdAt',
  export: 'batch-jobs',
})
