import clientVersion from '../../../../entities/app-manage/client-version'
import { definePage } from '../../../../schema/page'

export default definePage(clientVersion, {
  kind: 'list',
  icon: 'git-branch',
  columns: [
    'versionName',
    'client',
    'versionCode',
    'channels',
    'areas',
    'grayPercent',
    'storeStatus',
    'sizeBytes',
    'sha256',
    'activeUsers',
    'crashRate',
    'publishAt',
    'state',
    'createdBy',
  ],
  filters: ['client', 'versionName', 'areas', 'channels', 'state', 'storeStatus', 'publishAt'],
  sort: '-versionCode',
  within: 'client',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    package: ['client', 'versionName', 'versionCode', 'packageFile', 'packageUrl'],
    targeting: ['areas', 'channels', 'grayPercent', 'publishAt', 'storeStatus'],
    text: ['releaseNotes'],
  },
  export: 'app-client-version',
})
