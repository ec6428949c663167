import client from '../../entities/app-manage/client'
import { definePage } from '../../schema/page'

export default definePage(client, {
  kind: 'list',
  menu: 50,
  placeAmongSubpages: 100,
  icon: 'git-branch',
  columns: [
    'icon',
    'name',
    'code',
    'platform',
    'packageName',
    'store',
    'areas',
    'currentVersion.versionName',
    'dailyActive',
    'minOs',
    'state',
    'enabled',
    'updatedAt',
  ],
  filters: ['platform', 'store', 'areas', 'name', 'code', 'state', 'enabled'],
  sort: '-dailyActive',
  verbs: ['create', 'edit', 'copy', 'enable'],
  fieldsets: {
    client: ['name', 'code', 'platform', 'packageName', 'icon'],
    store: ['store', 'storeUrl', 'channelGroup'],
    range: ['areas', 'minOs'],
  },
  export: 'app-client',
})
