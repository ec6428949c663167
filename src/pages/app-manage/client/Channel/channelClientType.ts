import channelClientType from '../../../../entities/app-manage/channel-client-type'
import { definePage } from '../../../../schema/page'

export default definePage(channelClientType, {
  kind: 'list',
  icon: 'smartphone',
  columns: [
    'channel',
    'client',
    'client.platform',
    'packageName',
    'currentVersion.versionName',
    'downloadUrl',
    'packStatus',
    'packError',
    'packedAt',
    'enabled',
  ],
  filters: ['channel', 'client', 'packStatus', 'enabled', 'packedAt'],
  sort: '-packedAt',
  within: 'channel',
  verbs: ['create', 'edit', 'delete', 'enable'],
  export: 'app-channel-client-type',
})
