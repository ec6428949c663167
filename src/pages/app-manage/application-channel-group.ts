import channelGroup from '../../entities/app-manage/channel-group'
import { definePage } from '../../schema/page'

export default definePage(channelGroup, {
  kind: 'list',
  menu: 10,
  icon: 'waypoints',
  columns: [
    'name',
    'code',
    'kind',
    'areas',
    'owner',
    'clients',
    'attribution',
    'partnerShare',
    'channelCount',
    'installs30d',
    'enabled',
    'updatedAt',
  ],
  filters: ['name', 'kind', 'areas', 'owner', 'attribution', 'enabled'],
  sort: '-installs30d',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    group: ['name', 'code', 'kind', 'areas', 'clients'],
    people: ['owner', 'members'],
    attribution: ['attribution', 'attributionKey', 'partnerShare'],
  },
  calls: { page: 'GET /config/manage/client/group/page', all: 'GET /config/manage/client/group/list' },
  export: 'app-channel-group',
})
