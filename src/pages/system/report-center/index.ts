import exportTask from '../../../entities/system/export-task'
import { definePage } from '../../../schema/page'

/** My exports; holders of StaffManage:auditLog see those of others too, but not their files. */
export default definePage(exportTask, {
  kind: 'list',
  role: 'exports',
  goKey: 'r',
  suggested: 4,
  icon: 'file-down',
  access: 'signedIn',
  columns: [
    'title',
    'exportType',
    'paramJson',
    'format',
    'state',
    'progress',
    'rows',
    'fileSize',
    'personal',
    'downloads',
    'createdBy',
    'createdAt',
    'expiresAt',
  ],
  filters: ['state', 'exportType', 'createdAt', 'createdBy', 'personal', 'schedule'],
  sort: '-createdAt',
  verbs: ['delete'],
})
