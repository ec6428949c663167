import channel from '../../../../entities/app-manage/channel'
import { definePage } from '../../../../schema/page'

export default definePage(channel, {
  kind: 'list',
  icon: 'waypoints',
  columns: [
    'name',
    'code',
    'channelGroup',
    'parent',
    'areas',
    'landingUrl',
    'shortLink',
    'installs',
    'retention1d',
    'payRate7d',
    'fraudRate',
    'fraudulent',
    'cost',
    'currency',
    'enabled',
  ],
  filters: ['name', 'code', 'channelGroup', 'parent', 'areas', 'enabled', 'createdAt'],
  sort: '-installs',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'import'],
  fieldsets: {
    channel: ['name', 'code', 'channelGroup', 'parent', 'areas'],
    link: ['landingUrl'],
    cost: ['cost', 'currency'],
  },
  export: 'app-channel',
})
