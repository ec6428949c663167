import clientVersion from '../../../entities/app-manage/client-version'
import { definePage } from '../../../schema/page'

export default definePage(clientVersion, {
  kind: 'list',
  subpage: 1,
  icon: 'git-branch',
  columns: [
    'client',
    'versionName',
    'versionCode',
    'areas',
    'channels',
    'grayPercent',
    'storeStatus',
    'sizeBytes',
    'activeUsers',
    'crashRate',
    'publishAt',
    'state',
  ],
  filters: ['client', 'versionName', 'areas', 'channels', 'state', 'storeStatus'],
  sort: '-versionCode',
  verbs: ['create', 'edit', 'copy', 'delete'],
  calls: { page: 'GET /config/manage/versions/page' },
})
