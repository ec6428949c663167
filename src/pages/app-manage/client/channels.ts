import channel from '../../../entities/app-manage/channel'
import { definePage } from '../../../schema/page'

export default definePage(channel, {
  kind: 'list',
  subpage: 2,
  icon: 'waypoints',
  columns: [
    'name',
    'code',
    'channelGroup',
    'parent',
    'areas',
    'shortLink',
    'installs',
    'retention1d',
    'payRate7d',
    'fraudRate',
    'fraudulent',
    'cost',
    'enabled',
  ],
  filters: ['channelGroup', 'name', 'code', 'areas', 'parent', 'enabled'],
  sort: '-installs',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'import'],
})
